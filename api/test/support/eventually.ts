import { setTimeout as wait } from 'node:timers/promises';

/** Without a pause, the question would take a core from what it waits for. */
const PAUSE_MS = 5;

/** Asks again and again until `expected` is answered. Only the time limit of the test ends it otherwise. */
export async function eventually<T>(ask: () => T | Promise<T>, expected: T): Promise<void> {
  while ((await ask()) !== expected) await wait(PAUSE_MS);
}
