import type { Outcome } from './outcome';

/** Where nobody waits for the answer, a failed test runs once more. On a developer's machine it fails at once. */
export const SECOND_TRY = process.env.CI === 'true';

/** More failed tests than this in one part are no accident. */
export const MOST_UNSTABLE = 3;

/** Whether what failed in a part may pass when it runs once more. */
export const deservesSecondTry = ({ failed }: Outcome, allowed = SECOND_TRY): boolean =>
  allowed && failed > 0 && failed <= MOST_UNSTABLE;

/** A part of which the tests that failed ran once more. They count as passed if all of them passed then. */
export function withSecondTry({ failures, ...first }: Outcome, second: Outcome): Outcome {
  if (second.failed > 0 || second.passed === 0) return { ...first, failures };
  return { ...first, passed: first.passed + first.failed, failed: 0, unstable: failures };
}
