import * as mysql from 'mysql2';
import { DatabaseTimeoutError } from './database-errors';

type Taken = (error: NodeJS.ErrnoException | null, connection: mysql.PoolConnection) => void;

/**
 * The wait for a connection to MySQL. Together with the statement deadline it stays below the 10 s in which every
 * request is answered (REL-11).
 */
const ACQUIRE_TIMEOUT_MS = 4000;

/** Settings of every session, whatever the defaults of the server are. */
const SESSION = [
  "time_zone = '+00:00'",
  "sql_mode = 'STRICT_TRANS_TABLES,NO_ZERO_IN_DATE,NO_ZERO_DATE,ERROR_FOR_DIVISION_BY_ZERO,NO_ENGINE_SUBSTITUTION,ONLY_FULL_GROUP_BY'",
  // Shorter than the statement deadline, which would close the connection.
  'innodb_lock_wait_timeout = 3',
].join(', SESSION ');

/**
 * Locks only the rows that a transaction changes. MySQL's default, REPEATABLE READ, also locks the rows that a
 * statement only reads on its way and the gaps between them, on a small table all rows (ADR 29).
 */
const ISOLATION = 'SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED';

/**
 * On a Galera cluster each statement outside a transaction, and START TRANSACTION, first waits until the node has the
 * changes that other nodes have committed. The value 7 is for reads (1), UPDATE and DELETE (2) and INSERT (4). Reads alone
 * would not do: an UPDATE with a condition that does not find a new row yet answers that the limit, the link or the
 * session is gone. Other servers ignore the variable, or do not know it.
 */
const SYNCHRONOUS = 'SET SESSION wsrep_sync_wait = 7';
const UNKNOWN_VARIABLE = 1193;

/** A pool of mysql2 that prepares its sessions. Waiting for a connection has a timeout, which mysql2 does not offer. */
export function createMysqlPool(options: mysql.PoolOptions): mysql.Pool {
  const pool = mysql.createPool(options);
  // A connection runs its commands in order, so the session is set up before the first statement.
  pool.on('connection', (connection: mysql.PoolConnection) => {
    for (const statement of [`SET SESSION ${SESSION}`, ISOLATION, SYNCHRONOUS]) {
      connection.query(statement, (error) => {
        if (error && error.errno !== UNKNOWN_VARIABLE) connection.destroy();
      });
    }
  });
  limitWaiting(pool);
  return pool;
}

/** How many callers wait because all connections of the pool are in use. mysql2 keeps them in a private queue. */
export function countWaiting(pool: object): number {
  return (pool as { _connectionQueue: { length: number } })._connectionQueue.length;
}

function limitWaiting(pool: mysql.Pool): void {
  const getConnection = pool.getConnection.bind(pool);
  pool.getConnection = (taken: Taken) => {
    let waiting = true;
    const timer = setTimeout(() => {
      waiting = false;
      const reason = `no database connection was free for ${ACQUIRE_TIMEOUT_MS} ms`;
      taken(new DatabaseTimeoutError('POOL_ACQUIRE_TIMEOUT', reason), undefined as never);
    }, ACQUIRE_TIMEOUT_MS);
    getConnection((error, connection) => {
      clearTimeout(timer);
      if (waiting) taken(error, connection);
      else if (!error) connection.release();
    });
  };
}
