/**
 * Waiting for the database took too long. `POOL_ACQUIRE_TIMEOUT` and `SQLITE_GATE_TIMEOUT`: no connection became free.
 * `REQUEST_DEADLINE`: the request has no time left for its transaction.
 */
export class DatabaseTimeoutError extends Error {
  constructor(
    readonly code: 'POOL_ACQUIRE_TIMEOUT' | 'SQLITE_GATE_TIMEOUT' | 'REQUEST_DEADLINE',
    reason: string,
  ) {
    super(`${code}: ${reason}`);
  }
}

/** The fields by which mysql2, libsql, Node and TypeORM describe an error. */
interface DatabaseError {
  code?: string;
  errno?: number;
  sqlState?: string;
  message?: string;
  driverError?: unknown;
  cause?: unknown;
}

const NODE_NOT_READY = 1047;

const UNIQUE_VIOLATION = /^(ER_DUP_ENTRY|SQLITE_CONSTRAINT_(UNIQUE|PRIMARYKEY))$/;

/**
 * The numbers of errors after which nothing of the transaction was done, so that it can begin again:
 * - 1213: a deadlock. On Galera also a conflict with another node, which may show only at COMMIT.
 * - 1205: waited too long for a lock. On Galera also for the changes of other nodes (`wsrep_sync_wait`).
 * - 1020: a snapshot conflict (MariaDB 11). 3101: a conflict of MySQL's group replication.
 * - 1047: the Galera node is cut off from the majority and runs no statement.
 *
 * Not 1180: with it Galera reports that it lost the cluster during COMMIT. The other nodes may have the transaction.
 */
const CONFLICT_NUMBERS = new Set([1213, 1020, 3101]);
const RESTARTABLE_NUMBERS = new Set([1205, NODE_NOT_READY]);

/** Read-only (1290, 1836), disk or table full (1021, 1114). */
const UNWRITABLE_NUMBERS = new Set([1290, 1836, 1021, 1114]);

/** Too many connections, no longer writable or no majority during COMMIT (Galera). */
const OUTAGE_NUMBERS = new Set([1040, 1180, ...UNWRITABLE_NUMBERS]);

/** Shutting down, killed. MySQL says of a killed connection what both say of a killed statement: 1317. */
const LOST_CONNECTION_NUMBERS = new Set([1053, 1317, 1927]);

const OUTAGE_CODES = new Set([
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'PROTOCOL_SEQUENCE_TIMEOUT',
  'PROTOCOL_ENQUEUE_AFTER_QUIT',
]);

const LOST_CONNECTION_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'PROTOCOL_CONNECTION_LOST',
  'PROTOCOL_ENQUEUE_AFTER_FATAL_ERROR',
]);

/** mysql2 refuses further statements on a lost connection by an error without a code. */
const LOST_CONNECTION_MESSAGE = "Can't add new command when connection is in closed state";

/** Errors of mysql2 that have no code. */
const OUTAGE_MESSAGES = ['Queue limit reached.', 'Pool is closed.', 'No connections available.'];

const SQLITE_UNWRITABLE = /^SQLITE_(FULL|IOERR|READONLY|CANTOPEN)/;
const SQLITE_OUTAGE = /^SQLITE_(BUSY|LOCKED|FULL|IOERR|READONLY|CANTOPEN)/;

/** Whether the error or one that it wraps matches. TypeORM keeps the driver's error in `driverError`. */
function some(error: unknown, matches: (layer: DatabaseError) => boolean, depth = 5): boolean {
  if (typeof error !== 'object' || error === null || depth === 0) return false;
  const layer: DatabaseError = error;
  return matches(layer) || some(layer.driverError ?? layer.cause, matches, depth - 1);
}

/** A row with the same unique key exists already. */
export function isUniqueViolation(error: unknown): boolean {
  return some(error, ({ code }) => UNIQUE_VIOLATION.test(code ?? ''));
}

/** The connection ended, or none could be opened. A statement that was sent, COMMIT too, may have been carried out. */
export function isConnectionLost(error: unknown): boolean {
  return some(
    error,
    ({ code, errno, message }) =>
      LOST_CONNECTION_CODES.has(code ?? '') ||
      LOST_CONNECTION_NUMBERS.has(errno ?? 0) ||
      message === LOST_CONNECTION_MESSAGE,
  );
}

/** A Galera node runs no statements now; its connections had better be opened anew, maybe to another node. */
export function isNodeNotReady(error: unknown): boolean {
  return some(error, ({ errno }) => errno === NODE_NOT_READY);
}

/** The server or its disk accepts no changes: it is read-only, or full. */
export function isUnwritable(error: unknown): boolean {
  return some(
    error,
    ({ code, errno }) => UNWRITABLE_NUMBERS.has(errno ?? 0) || SQLITE_UNWRITABLE.test(code ?? ''),
  );
}

/** Others changed the same rows at the same time; the transaction did not happen. */
export function isConflict(error: unknown): boolean {
  return some(error, ({ errno, sqlState }) => CONFLICT_NUMBERS.has(errno ?? 0) || sqlState === '40001');
}

/** The transaction did not happen, and may succeed when it is run again from the start (REL-8). */
export function isRestartable(error: unknown): boolean {
  return (
    isConflict(error) ||
    some(error, ({ code, errno }) => RESTARTABLE_NUMBERS.has(errno ?? 0) || /^SQLITE_BUSY/.test(code ?? ''))
  );
}

/** The database cannot serve the request now, and the request is not to blame: answer 503 with Retry-After. */
export function isUnavailable(error: unknown): boolean {
  return some(
    error,
    (layer) =>
      layer instanceof DatabaseTimeoutError ||
      OUTAGE_CODES.has(layer.code ?? '') ||
      OUTAGE_NUMBERS.has(layer.errno ?? 0) ||
      SQLITE_OUTAGE.test(layer.code ?? '') ||
      OUTAGE_MESSAGES.includes(layer.message ?? '') ||
      isConnectionLost(layer) ||
      isRestartable(layer),
  );
}
