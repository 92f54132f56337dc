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
  /** True where the requests of all people count: the limit then has several counters. */
  ofEverybody?: true;
  /** Further data of the refusal. */
  tells?: ErrorData;
}

/** A row of `limit_counters` with its part of a limit. */
export interface Counter {
  id: string;
  max: number;
  window: number;
  amount: number;
}

/** Enough that two nodes of a cluster seldom count in the same row. */
const SLOTS = 32;

/**
 * The counters of a limit. Together they allow exactly `max`: each has a part of its own. A limit of everybody would
 * have one row that all requests wait for, and that nodes of a cluster would refuse one another.
 */
export function toCounters({ purpose, subject, max, window, amount = 1, ofEverybody }: Limit): Counter[] {
  const key = `${purpose}:${subject}`;
  if (!ofEverybody) return [{ id: sha256(key), max, window, amount }];
  const slots = Math.max(1, Math.min(SLOTS, max));
  return Array.from({ length: slots }, (_, slot) => ({
    id: sha256(`${key} ${slot}`),
    max: Math.floor(max / slots) + (slot < max % slots ? 1 : 0),
    window,
    amount,
  }));
}
