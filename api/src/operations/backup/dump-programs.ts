import { type ChildProcessByStdio, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { DataSource } from 'typeorm';
import { toVariables } from '../../platform/config/variables-for-programs';
import type { DatabaseServer } from '../../platform/database/server-version';
import { StartError } from '../../platform/start-error';

/** A program, and the arguments that come before all others. */
export interface Program {
  program: string;
  args: string[];
}

/** The programs of a database server that write a dump and run its statements. */
export type DumpPrograms = Record<'dump' | 'client', Program>;

const NAMES: Record<DatabaseServer, Record<keyof DumpPrograms, string[]>> = {
  MariaDB: { dump: ['mariadb-dump', 'mysqldump'], client: ['mariadb', 'mysql'] },
  MySQL: { dump: ['mysqldump'], client: ['mysql'] },
};
/** One state of all tables, without locking them (docs/operations.md). */
const DUMP_OPTIONS: Record<DatabaseServer, string[]> = {
  MariaDB: ['--single-transaction', '--hex-blob'],
  MySQL: ['--single-transaction', '--hex-blob', '--no-tablespaces', '--set-gtid-purged=OFF'],
};
/** A client obeys words in a dump, such as one that runs a program of the machine: all versions have this against it. */
const CLIENT_OPTIONS = ['--binary-mode'];
/** What ends with the program at the other end of a pipe, and does not say why. */
const PIPE_ENDED = ['EPIPE', 'ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE'];

interface Address {
  host: string;
  port: number;
  username: string;
  password: string;
  database: string;
  ssl?: object;
}

/**
 * The first of the product's programs that is installed: each product has a `mysqldump` that is of no use for the other.
 * @param task what to do where there is none, in a sentence
 * @throws StartError if there is none
 */
export function getProgram(product: DatabaseServer, kind: keyof DumpPrograms, task: string): Program {
  const names = NAMES[product][kind];
  const program = names.find((name) => {
    const { status, stdout } = spawnSync(name, ['--version'], { encoding: 'utf8' });
    return status === 0 && /mariadb/i.test(stdout) === (product === 'MariaDB');
  });
  if (program === undefined) throw new StartError(`${names[0]} of ${product} is not installed here. ${task}`);
  return { program, args: ['--no-defaults'] };
}

/** Hands the statements of a dump to `take`. @throws StartError with what the program complains of */
export function runDump(
  program: Program,
  product: DatabaseServer,
  dataSource: DataSource,
  take: (statements: Readable) => Promise<void>,
): Promise<void> {
  return run(program, product, dataSource, DUMP_OPTIONS[product], ({ stdout }) => take(stdout));
}

/** Runs the statements that `give` writes. @throws StartError with what the program complains of */
export function runStatements(
  program: Program,
  product: DatabaseServer,
  dataSource: DataSource,
  give: (statements: Writable) => Promise<void>,
): Promise<void> {
  return run(program, product, dataSource, CLIENT_OPTIONS, ({ stdin }) => give(stdin));
}

async function run(
  { program, args }: Program,
  product: DatabaseServer,
  { options }: DataSource,
  more: string[],
  stream: (child: ChildProcessByStdio<Writable, Readable, Readable>) => Promise<void>,
): Promise<void> {
  const address = options as unknown as Address;
  // The arguments of a program are there for all users of the machine to see, its environment is not.
  const env = toVariables({ MYSQL_PWD: address.password });
  const all = [...args, ...signIn(address, product, env), ...more, address.database];
  const child = spawn(program, all, { stdio: ['pipe', 'pipe', 'pipe'], env });
  const [streamed, complaint, ended] = await Promise.allSettled([
    stream(child).finally(() => child.stdin.end()),
    text(child.stderr),
    once(child, 'close') as Promise<[number | null]>,
  ]);
  if (streamed.status === 'rejected' && !PIPE_ENDED.includes(toCode(streamed.reason))) throw streamed.reason;
  if (ended.status === 'rejected') throw ended.reason;
  const said = complaint.status === 'fulfilled' ? complaint.value.trim() : '';
  if (ended.value[0] !== 0) throw new StartError(`${program} failed: ${said}`);
}

const toCode = (error: unknown): string => (error as { code?: string }).code ?? '';

function signIn(
  { host, port, username, ssl }: Address,
  product: DatabaseServer,
  { NODE_EXTRA_CA_CERTS: authority }: NodeJS.ProcessEnv,
): string[] {
  const address = [`--host=${host}`, `--port=${port}`, `--user=${username}`, '--protocol=TCP'];
  return [...address, '--default-character-set=utf8mb4', ...encrypt(product, Boolean(ssl), authority)];
}

/** As the server does. Without a setting, MySQL's programs encrypt if they can, and new ones of MariaDB demand it. */
function encrypt(product: DatabaseServer, isAsked: boolean, authority: string | undefined): string[] {
  if (!isAsked) return product === 'MySQL' ? [] : ['--skip-ssl'];
  const demand = product === 'MySQL' ? '--ssl-mode=REQUIRED' : '--ssl-verify-server-cert';
  return [demand, ...(authority ? [`--ssl-ca=${authority}`] : [])];
}
