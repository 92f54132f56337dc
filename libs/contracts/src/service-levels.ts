import { DAY, MINUTE } from './durations';

/**
 * What the service promises. `target` is the share of events that go well within `BUDGET_WINDOW`; the rest is the error
 * budget. Alert rules, dashboard and the page System take the targets from here.
 */
export const SERVICE_LEVELS = {
  /** Answers of pages and of the API, not of files: those with a status below 500 go well. */
  answers: { target: 0.999 },
  /** Scans of codes: those that are answered with a status below 500 within `withinMs` go well. */
  scans: { target: 0.99, withinMs: 250 },
  /**
   * Mails with digits or a link: those that the mail server takes within `withinMs` go well. Those whose recipient it
   * refuses for good do not count.
   */
  digits: { target: 0.99, withinMs: MINUTE },
} as const;

export type ServiceLevel = keyof typeof SERVICE_LEVELS;

export const SERVICE_LEVEL_NAMES = Object.keys(SERVICE_LEVELS) as ServiceLevel[];

/** The time in which failures use up an error budget. */
export const BUDGET_WINDOW = 30 * DAY;

/** A statement of this many milliseconds or more is slow. */
export const SLOW_STATEMENT_MS = 100;

interface Counted {
  /** The share of events that is to go well. */
  target: number;
  events: number;
  failures: number;
}

/**
 * The share of events that went well, and the share of the error budget that is left, below 0 if more than the budget
 * is used up. Undefined while one failure would use up the whole budget: then there are too few events to tell.
 */
export function toErrorBudget({
  target,
  events,
  failures,
}: Counted): { measured: number; left: number } | undefined {
  // Rounded, because 1 - 0.999 is a little more than 0.001.
  const allowed = Number((events * (1 - target)).toFixed(6));
  if (allowed < 1) return undefined;
  return { measured: 1 - failures / events, left: 1 - failures / allowed };
}
