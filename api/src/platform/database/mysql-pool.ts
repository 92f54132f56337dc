import * as mysql from 'mysql2';

type Taken = (error: NodeJS.ErrnoException | null, connection: mysql.PoolConnection) => void;

/** Together with the statement deadline less than the 10 s in which every request is answered (REL-11). */
const ACQUIRE_TIMEOUT_MS = 4000;

/** What every session works with, whatever the server's own defaults are. */
const SESSION = [
  "time_zone = '+00:00'",
  "sql_mode = 'STRICT_TRANS_TABLES,NO_ZERO_IN_DATE,NO_ZERO_DATE,ERROR_FOR_DIVISION_BY_ZERO,NO_ENGINE_SUBSTITUTION,ONLY_FULL_GROUP_BY'",
  // Less than the statement deadline, which would end the connection instead of the wait.
  'innodb_lock_wait_timeout = 3',
].join(', SESSION ');

/**
 * A transaction sees what others have committed, and holds the rows that it changes alone. By default MySQL also holds
 * those that a statement only passed, and the gaps between them: on a small table, everybody's (docs/adr/0029).
 */
const ISOLATION = 'SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED';

/** All connections were busy for too long; `code` is `POOL_ACQUIRE_TIMEOUT`. */
export class PoolAcquireTimeoutError extends Error {
  readonly code = 'POOL_ACQUIRE_TIMEOUT';

  constructor(timeout: number) {
    super(`POOL_ACQUIRE_TIMEOUT: no database connection was free for ${timeout} ms`);
  }
}

/** mysql2's pool with prepared sessions and a limit to the waiting, which mysql2 itself does not have. */
export function createMysqlPool(options: mysql.PoolOptions & { acquireTimeout?: number }): mysql.Pool {
  const { acquireTimeout = ACQUIRE_TIMEOUT_MS, ...rest } = options;
  const pool = mysql.createPool(rest);
  // Commands are sent in order, so the session is set up before its first statement.
  pool.on('connection', (connection: mysql.PoolConnection) => {
    for (const statement of [`SET SESSION ${SESSION}`, ISOLATION]) {
      connection.query(statement, (error) => {
        if (error) connection.destroy();
      });
    }
  });
  limitWaiting(pool, acquireTimeout);
  return pool;
}

function limitWaiting(pool: mysql.Pool, timeout: number): void {
  const getConnection = pool.getConnection.bind(pool);
  pool.getConnection = (taken: Taken) => {
    let waiting = true;
    const timer = setTimeout(() => {
      waiting = false;
      taken(new PoolAcquireTimeoutError(timeout), undefined as never);
    }, timeout);
    getConnection((error, connection) => {
      clearTimeout(timer);
      if (waiting) taken(error, connection);
      else if (!error) connection.release();
    });
  };
}
