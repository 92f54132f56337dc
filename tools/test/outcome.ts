import type { Change } from './change';

/** What a part of `npm test` answers: how many tests passed, failed and were left out. */
export interface Outcome {
  passed: number;
  failed: number;
  skipped: number;
  /** Why the whole part could not run; then the counts are zero. */
  unavailable?: string;
  /** Why some of its tests were left out, where that is no failure. */
  without?: string[];
  /** The tests that passed at the second try only (ADR 56). */
  unstable?: string[];
  /** The names of tests that failed, where their runner reports them. */
  failures?: string[];
}

/** One part of `npm test`. */
export interface Part {
  /** The word for the command line: `npm test -- unit`. A part `x-y` also answers to `x`. */
  name: string;
  title: string;
  /** A part that must have passed before this one. */
  needs?: string;
  /** Runs only where its whole name is given, because it takes long. */
  onDemand?: true;
  /** The folders of the projects that it tests: `npm test -- changed` leaves it out where a change reaches none. */
  reachedBy?: string[];
  /**
   * @param change what it may confine itself to
   * @throws Error with one line that says why it cannot run, such as a program that is missing
   */
  run(change?: Change): Promise<Outcome>;
}

/** A part with its outcome and the time it took, in milliseconds. */
export interface Result {
  part: Part;
  outcome: Outcome;
  duration: number;
}

export const unavailable = (reason: string): Outcome => ({
  passed: 0,
  failed: 0,
  skipped: 0,
  unavailable: reason,
});

/** Parts that are one yes-or-no question, such as lint, count as one test. */
export const oneTest = (passed: boolean): Outcome => ({
  passed: passed ? 1 : 0,
  failed: passed ? 0 : 1,
  skipped: 0,
});
