import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { provideMySql } from '../mysql/programs';
import { provideProgram } from '../provision/system-program';
import type { Command } from './private-server';

export interface BackUp {
  /** All of a database as statements, read in one transaction while others write, as docs/operations.md has it. */
  writeDump(url: string): Promise<string>;
  /** Runs such statements in an empty database. */
  restore(statements: string, url: string): Promise<void>;
}

/** Installs what is missing at once: this process can do nothing else meanwhile. */
export function provideBackUp(product: 'MariaDB' | 'MySQL'): BackUp {
  const { dump, client } = product === 'MySQL' ? provideMySql() : provideMariaDbTools();
  const options = [
    '--single-transaction',
    '--hex-blob',
    ...(product === 'MySQL' ? ['--set-gtid-purged=OFF'] : []),
  ];
  return {
    writeDump: (url) => run(dump, [...signIn(url), ...options, readDatabase(url)]),
    restore: async (statements, url) =>
      void (await run(client, [...signIn(url), readDatabase(url)], statements)),
  };
}

function provideMariaDbTools(): { dump: Command; client: Command } {
  const dump = provideProgram({
    title: 'mariadb-dump',
    names: ['mariadb-dump', 'mysqldump'],
    debianPackage: 'mariadb-client',
  });
  const client = provideProgram({
    title: 'the MariaDB client',
    names: ['mariadb', 'mysql'],
    debianPackage: 'mariadb-client-core',
  });
  return {
    dump: { program: dump, args: ['--no-defaults'] },
    client: { program: client, args: ['--no-defaults'] },
  };
}

const readDatabase = (url: string): string => new URL(url).pathname.slice(1);

function signIn(url: string): string[] {
  const { hostname, port, username, password } = new URL(url);
  return [`--host=${hostname}`, `--port=${port}`, `--user=${username}`, `--password=${password}`];
}

/** What the program prints. @throws Error with what it complains of. */
async function run({ program, args: first }: Command, args: string[], input = ''): Promise<string> {
  const child = spawn(program, [...first, ...args]);
  child.stdin.end(input);
  const [printed, complaint, [exitCode]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  if (exitCode !== 0) throw new Error(`${program} ${first.join(' ')} failed: ${complaint}`);
  return printed;
}
