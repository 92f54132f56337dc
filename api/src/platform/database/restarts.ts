import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { currentDeadline } from '../requests/current-request';
import { isConflict, isConnectionLost } from './database-errors';

const MAX_TRIES = 8;
/** Another connection works at once, or the database is away and the answer is due. */
const MAX_TRIES_TO_CONNECT = 3;
const FIRST_DELAY_MS = 10;

/** The work that had its turn last. */
let last: Promise<unknown> = Promise.resolve();
const havingTurn = new AsyncLocalStorage<true>();

/** Whether the current request has so many milliseconds left. Timers and the command line have no deadline. */
export function hasTime(milliseconds = 0): boolean {
  return milliseconds < (currentDeadline()?.left ?? Infinity);
}

/**
 * Runs `attempt`, and again after errors that `mayRestart` accepts: at most eight times in all, three after a lost
 * connection, and while the request has time. After a conflict with others, work of this process takes turns: many who
 * change one row on different nodes of a cluster would else meet again and again. The waits grow and differ at random
 * for the sake of other processes.
 */
export async function runWithRestarts<T>(
  attempt: () => Promise<T>,
  mayRestart: (error: unknown) => boolean,
): Promise<T> {
  let run = attempt;
  for (let tries = 1; ; tries += 1) {
    try {
      return await run();
    } catch (error) {
      const delay = FIRST_DELAY_MS * 2 ** (tries - 1) * (0.5 + Math.random());
      const most = isConnectionLost(error) ? MAX_TRIES_TO_CONNECT : MAX_TRIES;
      if (tries >= most || !mayRestart(error) || !hasTime(delay)) throw error;
      await sleep(delay);
      run = isConflict(error) ? () => runInTurn(attempt) : attempt;
    }
  }
}

/** Runs work after all work that asked before. Work inside such work does not wait: it would wait for itself. */
function runInTurn<T>(work: () => Promise<T>): Promise<T> {
  if (havingTurn.getStore()) return work();
  const done = last.then(() => havingTurn.run(true, work));
  last = done.catch(() => undefined);
  return done;
}
