import type { DataSource } from 'typeorm';
import { StartError } from '../start-error';
import { toServer } from './server-version';

/** The oldest versions that have CHECK constraints, DROP CONSTRAINT and window functions. */
const OLDEST = { MariaDB: [10, 6, 0], MySQL: [8, 0, 19] };

interface MysqlServer {
  version: string;
  charset: string;
  sqlMode: string;
  timeZone: string;
  database: string;
}

/** Faults of an open database for which it cannot be used, one sentence each. `pendingMigrations` checks its schema. */
export async function databaseProblems(dataSource: DataSource): Promise<string[]> {
  return dataSource.options.type === 'better-sqlite3'
    ? sqliteProblems(dataSource)
    : mysqlProblems(dataSource);
}

async function mysqlProblems(dataSource: DataSource): Promise<string[]> {
  const [server] = await dataSource.query<MysqlServer[]>(
    `SELECT VERSION() AS version, @@character_set_database AS charset, @@SESSION.sql_mode AS sqlMode,
      @@SESSION.time_zone AS timeZone, DATABASE() AS \`database\``,
  );
  if (!server) return ['The database does not report its settings'];
  const problems: string[] = [];
  if (server.charset !== 'utf8mb4') {
    problems.push(
      `Database ${server.database} uses the character set ${server.charset}; run ` +
        `ALTER DATABASE \`${server.database}\` CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`,
    );
  }
  if (!server.sqlMode.includes('STRICT_TRANS_TABLES')) problems.push('The SQL mode must be strict');
  if (server.timeZone !== '+00:00')
    problems.push(`Sessions must use UTC, but this one uses ${server.timeZone}`);
  return [...problems, ...versionProblems(server.version)];
}

/** @param version the answer to `SELECT VERSION()`, such as `10.11.6-MariaDB-0+deb12u1` */
export function versionProblems(version: string): string[] {
  const product = toServer(version);
  const oldest = OLDEST[product];
  if (!isOlder(version, oldest)) return [];
  return [`${product} ${version} is too old; install ${oldest.join('.')} or newer`];
}

/** Whether a version, as the server says it, is before another one of three numbers. */
export function isOlder(version: string, than: readonly number[]): boolean {
  const parts = version.split(/[.-]/, 3).map(Number);
  const at = than.findIndex((part, index) => parts[index] !== part);
  return at >= 0 && (parts[at] || 0) < than[at]!;
}

async function sqliteProblems(dataSource: DataSource): Promise<string[]> {
  const [journal] = await dataSource.query<{ journal_mode: string }[]>('PRAGMA journal_mode');
  const [keys] = await dataSource.query<{ foreign_keys: number }[]>('PRAGMA foreign_keys');
  const problems = keys?.foreign_keys === 1 ? [] : ['SQLite must check foreign keys'];
  const mode = journal?.journal_mode ?? 'unknown';
  if (mode === 'wal' || mode === 'memory') return problems;
  return [
    ...problems,
    `SQLite cannot keep a write-ahead log at ${String(dataSource.options.database)}: use a local disk`,
  ];
}

const CONNECTION_FAULTS: Record<string, string> = {
  ECONNREFUSED: 'nothing is listening there',
  ETIMEDOUT: 'it does not answer',
  ENOTFOUND: 'the host name is unknown',
  EAI_AGAIN: 'the host name cannot be looked up',
  ER_ACCESS_DENIED_ERROR: 'it rejects the user or password',
  ER_DBACCESS_DENIED_ERROR: 'the user has no access to this database',
  ER_LOCK_WAIT_TIMEOUT: 'it accepts no statements; it may be a cluster node outside the majority',
  ER_UNKNOWN_COM_ERROR: 'this node of the cluster is not ready',
  ER_BAD_DB_ERROR: 'the database does not exist',
  SQLITE_CANTOPEN: 'the file cannot be opened',
  SQLITE_NOTADB: 'the file is not a SQLite database',
  EACCES: 'permission denied',
};

/** Names a database without its password: `host:port/name`, or the path of its file. */
export function nameDatabase({ options }: DataSource): string {
  const { host, port, database } = options as { host?: string; port?: number; database?: unknown };
  return `${host ? `${host}:${port}/` : ''}${String(database)}`;
}

/** Why the database could not be opened, in one line. */
function connectionProblem(dataSource: DataSource, error: unknown): string {
  const { code, message } = error as { code?: string; message?: string };
  const reason = CONNECTION_FAULTS[code ?? ''] ?? message?.split('\n')[0] ?? 'unknown error';
  return `Cannot open the database ${nameDatabase(dataSource)}: ${reason}`;
}

/** Opens the database. Throws StartError with the reason why it cannot. */
export function openDataSource(dataSource: DataSource): Promise<DataSource> {
  return dataSource.initialize().catch((error: unknown) => {
    throw new StartError(connectionProblem(dataSource, error));
  });
}
