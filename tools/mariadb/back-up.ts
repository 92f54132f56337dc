import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { provideProgram } from '../provision/system-program';

export interface BackUp {
  /** All of a database as statements, read in one transaction while others write, as docs/operations.md has it. */
  writeDump(url: string): Promise<string>;
  /** Runs such statements in an empty database. */
  restore(dump: string, url: string): Promise<void>;
}

/** Installs what is missing at once: this process can do nothing else meanwhile. */
export function provideBackUp(): BackUp {
  const dumper = provideProgram({
    title: 'mysqldump',
    names: ['mariadb-dump', 'mysqldump'],
    debianPackage: 'mariadb-client',
  });
  const client = provideProgram({
    title: 'the MariaDB client',
    names: ['mariadb', 'mysql'],
    debianPackage: 'mariadb-client-core',
  });
  return {
    writeDump: (url) =>
      run(dumper, [...signIn(url), '--single-transaction', '--hex-blob', readDatabase(url)]),
    restore: async (dump, url) => void (await run(client, [...signIn(url), readDatabase(url)], dump)),
  };
}

const readDatabase = (url: string): string => new URL(url).pathname.slice(1);

function signIn(url: string): string[] {
  const { hostname, port, username, password } = new URL(url);
  return [
    '--no-defaults',
    `--host=${hostname}`,
    `--port=${port}`,
    `--user=${username}`,
    `--password=${password}`,
  ];
}

/** What the program prints. @throws Error with what it complains of. */
async function run(program: string, args: string[], input = ''): Promise<string> {
  const child = spawn(program, args);
  child.stdin.end(input);
  const [printed, complaint, [exitCode]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  if (exitCode !== 0) throw new Error(`${program} failed: ${complaint}`);
  return printed;
}
