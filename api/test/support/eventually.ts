import { setImmediate as nextTurn } from 'node:timers/promises';

/** Asks again and again until `expected` is answered. Only the time limit of the test ends it otherwise. */
export async function eventually<T>(ask: () => T | Promise<T>, expected: T): Promise<void> {
  while ((await ask()) !== expected) await nextTurn();
}
