import type { ErrorData } from '../../platform/errors/domain-error';
import { sha256 } from '../../platform/secrets/secrets';

/** At most `max` per `window` milliseconds for each subject. */
export interface Limit {
  purpose: string;
  subject: string;
  max: number;
  window: number;
  /** How much one request takes, where that is not 1: of bytes, for example. */
  amount?: number;
  /** True where the requests of all people count: no transaction may lock the counter, all would wait for it. */
  ofEverybody?: true;
  /** Further data of the refusal. */
  tells?: ErrorData;
}

/** How much more there is once a limit is used up. Whoever is refused waits for no longer than this `window`. */
export function toSlowed(limit: Limit, slowed: Pick<Limit, 'max' | 'window'>): Limit {
  return { ...limit, ...slowed, purpose: `${limit.purpose}-slowed` };
}

/** The row of `limit_counters` that counts for a limit. */
export interface Counter extends Pick<Limit, 'max' | 'window'> {
  id: string;
  amount: number;
}

export function toCounter({ purpose, subject, max, window, amount = 1 }: Limit): Counter {
  return { id: sha256(`${purpose}:${subject}`), max, window, amount };
}
