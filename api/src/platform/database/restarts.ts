import { setTimeout as sleep } from 'node:timers/promises';
import { currentDeadline } from '../requests/current-request';

const MAX_TRIES = 8;
const FIRST_DELAY_MS = 10;

/** Whether the current request has so many milliseconds left. Timers and the command line have no deadline. */
export function hasTime(milliseconds = 0): boolean {
  return milliseconds < (currentDeadline()?.left ?? Infinity);
}

/**
 * Runs `attempt`, and again after errors that `mayRestart` accepts: at most eight times in all, while the request has
 * time. The waits grow and differ at random, so that those who met once do not meet again.
 */
export async function runWithRestarts<T>(
  attempt: () => Promise<T>,
  mayRestart: (error: unknown) => boolean,
): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await attempt();
    } catch (error) {
      const delay = FIRST_DELAY_MS * 2 ** (tries - 1) * (0.5 + Math.random());
      if (tries >= MAX_TRIES || !mayRestart(error) || !hasTime(delay)) throw error;
      await sleep(delay);
    }
  }
}
