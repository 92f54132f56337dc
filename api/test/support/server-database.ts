import { randomBytes } from 'node:crypto';
import { createConnection } from 'mysql2/promise';

/** The server that the tests run on; undefined: the embedded database. On a cluster each connection may meet another node. */
export const SERVER_URL = process.env.DATABASE_URL;

/** One node of it, for tests of what a node does not tell the others: locks while they are held, and who is connected. */
export const NODE_URL = process.env.DATABASE_NODE_URL ?? SERVER_URL;

/** Nodes of a cluster, each of which has to know a new database before anything connects to it. */
const NODES = 3;
const UNKNOWN_DATABASE = 1049;

export interface ServerDatabase {
  url: string;
  drop(): Promise<void>;
}

/** Makes an empty database of our own on a server. */
export async function createOnServer(server: string, charset = 'utf8mb4'): Promise<ServerDatabase> {
  const name = `ringtag_test_${randomBytes(6).toString('hex')}`;
  const onServer = async (sql: string) => {
    const connection = await createConnection(server);
    await connection.query(sql);
    await connection.end();
  };
  await onServer(`CREATE DATABASE ${name} CHARACTER SET ${charset}`);
  const { href } = new URL(`/${name}`, server);
  for (let node = 0; node < NODES; node += 1) while (!(await isKnown(href)));
  return { url: href, drop: () => onServer(`DROP DATABASE ${name}`) };
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
