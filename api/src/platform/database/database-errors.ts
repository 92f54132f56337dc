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

const UNIQUE_VIOLATION = /^(ER_DUP_ENTRY|SQLITE_CONSTRAINT_(UNIQUE|PRIMARYKEY))$/;

/** Deadlock, lock wait, snapshot conflict (MariaDB 11), Galera node not ready. */
const RESTARTABLE_NUMBERS = new Set([1213, 1205, 1020, 1047]);

/** Too many connections, shutting down, killed, read-only, disk or table full. */
const OUTAGE_NUMBERS = new Set([1040, 1053, 1927, 1290, 1836, 1021, 1114]);

const OUTAGE_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'PROTOCOL_CONNECTION_LOST',
  'PROTOCOL_SEQUENCE_TIMEOUT',
  'PROTOCOL_ENQUEUE_AFTER_FATAL_ERROR',
  'PROTOCOL_ENQUEUE_AFTER_QUIT',
]);

/** Errors of mysql2 that have no code. */
const OUTAGE_MESSAGES = [
  'Queue limit reached.',
  'Pool is closed.',
  "Can't add new command when connection is in closed state",
  'No connections available.',
];

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

/** The transaction may succeed when it is run again from the start (REL-8). */
export function isRestartable(error: unknown): boolean {
  return some(
    error,
    ({ code, errno, sqlState }) =>
      RESTARTABLE_NUMBERS.has(errno ?? 0) || sqlState === '40001' || /^SQLITE_BUSY/.test(code ?? ''),
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
      isRestartable(layer),
  );
}
