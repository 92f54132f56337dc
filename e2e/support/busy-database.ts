import { join } from 'node:path';
import { BUDGET_WINDOW, DAY, HOUR } from '@ringtag/contracts';
import Database from 'libsql';
import type { Server } from './server';

/** Fills the service levels with what a server has counted in weeks: a good one, a bad one, and too few events. */
export function countForWeeks(server: Server): void {
  const database = open(server);
  try {
    const insert = database.prepare(
      'INSERT INTO service_counts (id, hour, level, events, failures) VALUES (?, ?, ?, ?, ?)',
    );
    const hour = (ago: number) => new Date(Math.floor((Date.now() - ago) / HOUR) * HOUR).toISOString();
    const add = (ago: number, level: string, events: number, failures: number) =>
      insert.run(
        `${hour(ago).slice(0, 13)} ${level} 99`,
        hour(ago).replace('T', ' ').replace('Z', ''),
        level,
        events,
        failures,
      );
    add(BUDGET_WINDOW - DAY, 'answers', 90_000, 40);
    add(DAY, 'answers', 30_000, 0);
    add(DAY, 'scans', 8000, 120);
    add(DAY, 'digits', 42, 1);
  } finally {
    database.close();
  }
}

/** Another program writes to the database file until the server has stood still for a second: its statement waits. */
export async function slowDown(server: Server, write: () => Promise<unknown>): Promise<void> {
  const database = open(server);
  try {
    database.exec('BEGIN IMMEDIATE');
    const writing = write().catch(() => undefined);
    const answers = () =>
      fetch(`${server.url}/health/live`, { signal: AbortSignal.timeout(1000) }).then(
        () => true,
        () => false,
      );
    while (await answers());
    database.exec('COMMIT');
    await writing;
  } finally {
    database.close();
  }
}

function open(server: Server) {
  return new Database(join(server.dataDir, 'ringtag.sqlite'), { timeout: 5000 });
}
