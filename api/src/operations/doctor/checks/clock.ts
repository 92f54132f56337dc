import type { DataSource } from 'typeorm';
import { type Findings, ok, problem, warning } from '../finding';
import type { OpenDatabase } from './database';

/** The server logs larger differences as well. */
const MOST_MS = 1000;
const TRIES = 3;

/** Compares the clock of this machine with that of the database, whose time all replicas use. */
export async function* checkClock(hasServer: boolean, open: OpenDatabase): Findings {
  if (!hasServer) return;
  const dataSource = await open().catch(() => undefined);
  if (!dataSource) {
    const what =
      'The clock could not be compared with the database’s, because the database cannot be opened.';
    yield warning(what, 'Fix the database first.');
    return;
  }
  const ahead = await measureAhead(dataSource);
  const seconds = (Math.abs(ahead) / 1000).toFixed(1);
  if (Math.abs(ahead) <= MOST_MS) {
    yield ok('The clocks of this machine and the database agree.');
    return;
  }
  const side = ahead > 0 ? 'ahead of' : 'behind';
  yield problem(
    `The clock of this machine is ${seconds} s ${side} the database’s.`,
    'Sync both clocks with a time service such as chrony. The server uses the database’s clock.',
  );
}

/** Milliseconds, from the measurement with the shortest round trip: it is off by half of that at most. */
async function measureAhead(dataSource: DataSource): Promise<number> {
  let best = { roundTrip: Infinity, ahead: 0 };
  for (let tries = 0; tries < TRIES; tries += 1) {
    const from = performance.now();
    const [row] = await dataSource.query<{ seconds: string }[]>('SELECT UNIX_TIMESTAMP(NOW(6)) AS seconds');
    const roundTrip = performance.now() - from;
    const ahead = Date.now() - roundTrip / 2 - Number(row?.seconds) * 1000;
    if (roundTrip < best.roundTrip) best = { roundTrip, ahead };
  }
  return best.ahead;
}
