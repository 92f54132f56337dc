import { randomBytes } from 'node:crypto';
import { startMariaDb } from '@ringtag/tools/mariadb';
import { type DatabaseServer, startMySql } from '@ringtag/tools/mysql';
import { createConnection, type RowDataPacket } from 'mysql2/promise';

/**
 * The server that the tests run on; undefined: the embedded database. On a cluster each connection may meet another
 * node.
 */
export const SERVER_URL = process.env.DATABASE_URL;

/** The nodes of a cluster. */
const NODES = process.env.DATABASE_NODES?.split(' ') ?? [];

/**
 * One node of it, for tests of what a node does not tell the others: locks while they are held, and who is connected.
 */
export const NODE_URL = NODES[0] ?? SERVER_URL;

const UNKNOWN_DATABASE = 1049;

export interface ServerDatabase {
  url: string;
  drop(): Promise<void>;
}

/** The product of the server that the tests run on, for tests of what only its own programs and words can do. */
export async function readProduct(): Promise<'MariaDB' | 'MySQL'> {
  const connection = await createConnection(SERVER_URL!);
  const [[row]] = await connection.query<RowDataPacket[]>('SELECT VERSION() AS version');
  await connection.end();
  return /mariadb/i.test(String(row?.['version'])) ? 'MariaDB' : 'MySQL';
}

/** Starts a server of our own, of the product that the tests run on: one to kill, or whose counts nobody else adds to. */
export const startServer = async (): Promise<DatabaseServer> =>
  (await readProduct()) === 'MySQL' ? startMySql() : startMariaDb();

/**
 * Makes a database of our own on a server.
 * @param options.content statements that fill it, separated by semicolons; without them it is empty
 */
export async function createOnServer(
  server: string,
  { charset = 'utf8mb4', content = '' }: { charset?: string; content?: string } = {},
): Promise<ServerDatabase> {
  const name = `ringtag_test_${randomBytes(6).toString('hex')}`;
  const onServer = async (sql: string) => {
    const connection = await createConnection({ uri: server, multipleStatements: true });
    await connection.query(sql);
    await connection.end();
  };
  await onServer(`CREATE DATABASE ${name} CHARACTER SET ${charset}; USE ${name}; ${content}`);
  const at = (place: string) => new URL(`/${name}`, place).href;
  // A node learns of it a moment after the one that made it.
  for (const node of NODES) while (!(await isKnown(at(node))));
  return { url: at(server), drop: () => onServer(`DROP DATABASE ${name}`) };
}

async function isKnown(url: string): Promise<boolean> {
  try {
    await (await createConnection(url)).end();
    return true;
  } catch (error) {
    if ((error as { errno?: number }).errno === UNKNOWN_DATABASE) return false;
    throw error;
  }
}
