import type { Cost } from './cost';

/** What was measured. A document is drawn once for a code that the replica has not shown for a while. */
export interface Figures {
  costs: Record<'document, once' | 'message' | 'reply' | 'activation', Cost>;
  /** Bytes in the database, with indexes. `scannedDay`: of a code that was scanned on a day. */
  bytes: Record<'code' | 'activation' | 'message' | 'reply' | 'scannedDay', number>;
}

export interface Forecast {
  replicas: number;
  /** At the database server, as many as are half busy. */
  databaseCores: number;
  connections: number;
  statementsPerSecond: number;
  /** The codes themselves. */
  gigabytesAtFirst: number;
  gigabytesPerYear: number;
}

/** What people do, beside scanning: docs/capacity.md says the same. Each message gets a reply. */
const ASSUMED = { messagesPerScan: 1 / 1000, activatedPerYear: 1 / 10 };
/** How busy a core may be on average: the rest is for peaks, and for the replicas that are being replaced. */
const BUSY = 0.5;
/** So that one can be replaced. */
const REPLICAS_AT_LEAST = 2;
/** Of a replica: `DATABASE_CONNECTIONS` and the one that hears of changes. */
const CONNECTIONS_OF_REPLICA = 11;
/** Migrating and other commands. */
const CONNECTIONS_OF_COMMANDS = 3;

const SECONDS_PER_DAY = 86_400;
const DAYS_PER_YEAR = 365;
const SECONDS_PER_YEAR = SECONDS_PER_DAY * DAYS_PER_YEAR;
const GIGABYTE = 1e9;

/** What an installation needs whose codes are all scanned equally often, day and night. */
export function forecast({ costs, bytes }: Figures, codes: number, scansPerSecond: number): Forecast {
  const messagesPerSecond = scansPerSecond * ASSUMED.messagesPerScan;
  const activationsPerSecond = (codes * ASSUMED.activatedPerYear) / SECONDS_PER_YEAR;
  const perSecond = (part: keyof Cost) =>
    scansPerSecond * costs['document, once'][part] +
    messagesPerSecond * (costs.message[part] + costs.reply[part]) +
    activationsPerSecond * costs.activation[part];
  const cores = (milliseconds: number) => Math.ceil(milliseconds / 1000 / BUSY);
  const replicas = Math.max(REPLICAS_AT_LEAST, cores(perSecond('api')));
  // Each of so many scans meets any of the codes: those that none meets have no row for the day.
  const scannedADay = codes * (1 - Math.exp((-scansPerSecond * SECONDS_PER_DAY) / codes));
  return {
    replicas,
    databaseCores: cores(perSecond('database')),
    connections: replicas * CONNECTIONS_OF_REPLICA + CONNECTIONS_OF_COMMANDS,
    statementsPerSecond: perSecond('statements'),
    gigabytesAtFirst: (codes * bytes.code) / GIGABYTE,
    gigabytesPerYear:
      (scannedADay * DAYS_PER_YEAR * bytes.scannedDay +
        messagesPerSecond * SECONDS_PER_YEAR * (bytes.message + bytes.reply) +
        activationsPerSecond * SECONDS_PER_YEAR * bytes.activation) /
      GIGABYTE,
  };
}
