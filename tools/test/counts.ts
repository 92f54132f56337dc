import { oneTest, unavailable, type Outcome } from './outcome';

/** The fields of `jest --json` that are counted. */
export interface JestReport {
  numTotalTests: number;
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  numRuntimeErrorTestSuites: number;
}

/** The fields of Playwright's JSON report that are counted. */
export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
}

/** A suite that does not even load counts as one failed test. */
export function countJest(report: JestReport, exitCode: number): Outcome {
  return settled(
    {
      passed: report.numPassedTests,
      failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
      skipped: report.numPendingTests + report.numTodoTests,
    },
    exitCode,
  );
}

/** A test that passed only when repeated counts as failed; so does an error outside the tests. */
export function countPlaywright({ stats, errors }: PlaywrightReport, exitCode: number): Outcome {
  const failed = stats.unexpected + stats.flaky + errors.length;
  return settled({ passed: stats.expected, failed, skipped: stats.skipped }, exitCode);
}

/** No report at all: the runner itself failed. */
export const countNothing = (): Outcome => oneTest(false);

function settled(counts: Outcome, exitCode: number): Outcome {
  if (counts.passed + counts.failed + counts.skipped === 0) return unavailable('there are no tests');
  // The runner's own complaint (a worker that crashed, an open handle) must not be lost.
  return exitCode !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}
