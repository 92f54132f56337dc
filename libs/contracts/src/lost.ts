import { DAY, MINUTE } from './durations';

/** A lost code. Not in `LENGTH`, which every scan page downloads. */
export const LOST = {
  /** What its owner says on its page, in UTF-16 units. */
  words: { max: 300 },
  reward: { max: 100 },
  /** Its owner is told of an opening this often, and of the further ones of a day in one mail when the day is over. */
  alertEvery: 10 * MINUTE,
  alerts: { max: 6, window: DAY },
} as const;
