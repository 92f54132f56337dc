import { setImmediate as nextTurn } from 'node:timers/promises';

const ROWS_PER_STATEMENT = 500;

/**
 * Splits rows into batches for one statement each. Between batches other requests can run, also on SQLite, where
 * statements are synchronous.
 */
export async function* splitRows<T>(rows: readonly T[]): AsyncGenerator<T[]> {
  for (let i = 0; i < rows.length; i += ROWS_PER_STATEMENT) {
    if (i > 0) await nextTurn();
    yield rows.slice(i, i + ROWS_PER_STATEMENT);
  }
}

/** Reads what belongs to many rows, as many of them at a time as a statement takes. */
export async function readSplit<T, Found>(
  rows: readonly T[],
  read: (some: T[]) => Promise<Found[]>,
): Promise<Found[]> {
  const found: Found[] = [];
  for await (const some of splitRows(rows)) found.push(...(await read(some)));
  return found;
}
