/** The fields by which mysql2, libsql, Node and TypeORM describe an error. */
interface DatabaseError {
  code?: string;
  errno?: number;
  sqlState?: string;
  message?: string;
  driverError?: unknown;
  cause?: unknown;
}

const UNIQUE_VIOLATION = new Set([
  'ER_DUP_ENTRY',
  'SQLITE_CONSTRAINT_UNIQUE',
  'SQLITE_CONSTRAINT_PRIMARYKEY',
]);

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
  'POOL_ACQUIRE_TIMEOUT',
  'SQLITE_GATE_TIMEOUT',
  'REQUEST_DEADLINE',
]);

/** mysql2 gives these no code. */
const OUTAGE_MESSAGES = [
  'Queue limit reached.',
  'Pool is closed.',
  "Can't add new command when connection is in closed state",
  'No connections available.',
];

const SQLITE_OUTAGE = /^SQLITE_(BUSY|LOCKED|FULL|IOERR|READONLY|CANTOPEN)/;

/** The error and what it wraps: TypeORM keeps the driver's own in `driverError`. */
function* layers(error: unknown): Generator<DatabaseError> {
  let layer = error as DatabaseError | null | undefined;
  for (let depth = 0; depth < 5 && typeof layer === 'object' && layer !== null; depth += 1) {
    yield layer;
    layer = (layer.driverError ?? layer.cause) as DatabaseError | undefined;
  }
}

function some(error: unknown, matches: (layer: DatabaseError) => boolean): boolean {
  for (const layer of layers(error)) if (matches(layer)) return true;
  return false;
}

/** A row with the same unique key exists already. */
export function isUniqueViolation(error: unknown): boolean {
  return some(error, ({ code }) => code !== undefined && UNIQUE_VIOLATION.has(code));
}

/** The same transaction can succeed when it is run again from its start (REL-8). */
export function isRestartable(error: unknown): boolean {
  return some(
    error,
    ({ code, errno, sqlState }) =>
      RESTARTABLE_NUMBERS.has(errno ?? 0) || sqlState === '40001' || /^SQLITE_BUSY/.test(code ?? ''),
  );
}

/** The database cannot serve the request now, through no fault of the request: answer 503 and ask to retry. */
export function isUnavailable(error: unknown): boolean {
  return some(
    error,
    (layer) =>
      OUTAGE_CODES.has(layer.code ?? '') ||
      OUTAGE_NUMBERS.has(layer.errno ?? 0) ||
      SQLITE_OUTAGE.test(layer.code ?? '') ||
      OUTAGE_MESSAGES.includes(layer.message ?? '') ||
      isRestartable(layer),
  );
}
