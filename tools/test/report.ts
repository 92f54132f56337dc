import type { Outcome, Result } from './outcome';

/** Sums of all parts. */
export interface Total {
  passed: number;
  failed: number;
  skipped: number;
}

/** Adds up the parts. A part that could not run is one skipped test, and in CI one failed test. */
export function total(outcomes: Outcome[], inCi: boolean): Total {
  const sum = { passed: 0, failed: 0, skipped: 0 };
  for (const outcome of outcomes) {
    sum.passed += outcome.passed;
    sum.failed += outcome.failed;
    sum.skipped += outcome.skipped;
    if (outcome.unavailable !== undefined) sum[inCi ? 'failed' : 'skipped'] += 1;
  }
  return sum;
}

/** The last line of `npm test`; other programs read it. */
export function totalLine({ passed, failed, skipped }: Total): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;

/**
 * The result of a part in one line. Each reason for leaving tests out, and each test that failed or is unstable, is a
 * line of its own.
 */
export function resultLine({ part, outcome, duration }: Result): string {
  if (outcome.unavailable !== undefined) return `skipped: ${part.name}: ${outcome.unavailable}`;
  const verdict = outcome.failed > 0 ? 'FAILED' : 'ok';
  const line = `${verdict}: ${part.title}: ${totalLine(outcome)} (${seconds(duration)})`;
  const { without = [], unstable = [], failures = [] } = outcome;
  return [
    line,
    ...without.map((reason) => `  skipped: ${reason}`),
    ...failures.map((test) => `  FAILED: ${test}`),
    ...unstable.map((test) => `  UNSTABLE, passed at the second try only: ${test}`),
  ].join('\n');
}
