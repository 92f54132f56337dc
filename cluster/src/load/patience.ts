import { setTimeout as wait } from 'node:timers/promises';

/** How long people try again what was not answered, and wait for a mail. */
const PATIENCE_MS = 30_000;
const PAUSE_MS = 500;

export const isDone = (status: number): boolean => status >= 200 && status < 300;

/** Asks again until there is an answer, as long as people have patience. */
export async function untilDone<T>(ask: () => Promise<T | undefined>): Promise<T | undefined> {
  const until = performance.now() + PATIENCE_MS;
  while (performance.now() < until) {
    const answer = await ask().catch(() => undefined);
    if (answer !== undefined) return answer;
    await wait(PAUSE_MS);
  }
  return undefined;
}

export function inTime<T>(awaited: Promise<T>): Promise<T | undefined> {
  return Promise.race([awaited, wait(PATIENCE_MS, undefined, { ref: false })]);
}
