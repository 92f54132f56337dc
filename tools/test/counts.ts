import { oneTest, unavailable, type Outcome } from './outcome';
import { MOST_UNSTABLE } from './second-try';

/** The fields of `jest --json` that are read. */
export interface JestReport {
  numTotalTests: number;
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  numRuntimeErrorTestSuites: number;
  /** One for each file, named by its whole path. One that does not load has no tests. */
  testResults: {
    name: string;
    status: string;
    assertionResults: { status: string; fullName: string }[];
  }[];
}

export interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs: {
    title: string;
    file: string;
    tests: { status: string; projectName: string; annotations: { type: string; description?: string }[] }[];
  }[];
}

/** The fields of Playwright's JSON report that are read. */
export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
  suites: PlaywrightSuite[];
}

/** A suite that does not even load counts as one failed test, and its file is named. */
export function countJest(report: JestReport, exitCode: number): Outcome {
  const outcome = settled(
    {
      passed: report.numPassedTests,
      failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
      skipped: report.numPendingTests + report.numTodoTests,
    },
    exitCode,
  );
  const failures = failedSuites(report).flatMap(({ name, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    return failed.length > 0 ? failed.map(({ fullName }) => fullName) : [name];
  });
  return failures.length > 0 ? { ...outcome, failures } : outcome;
}

const failedSuites = ({ testResults }: JestReport) => testResults.filter(({ status }) => status === 'failed');

/** The files with tests that failed. */
export const failedFiles = (report: JestReport): string[] => failedSuites(report).map(({ name }) => name);

/** An error outside the tests counts as a failed test. Many tests that passed only at the second try have failed. */
export function countPlaywright(report: PlaywrightReport, exitCode: number): Outcome {
  const { expected, unexpected, flaky, skipped } = report.stats;
  const accidents = flaky <= MOST_UNSTABLE ? flaky : 0;
  const failed = unexpected + flaky - accidents + report.errors.length;
  const outcome = settled({ passed: expected + accidents, failed, skipped }, exitCode);
  return {
    ...outcome,
    ...(unexpected > 0 && { failures: findNames('unexpected', report) }),
    ...(flaky > 0 && { unstable: findNames('flaky', report) }),
  };
}

const findNames = (wanted: string, { suites }: PlaywrightReport): string[] => {
  const findIn = ({ suites = [], specs }: PlaywrightSuite): string[] => [
    ...specs.flatMap(({ title, file, tests }) =>
      tests
        .filter(({ status }) => status === wanted)
        .map(({ projectName }) => `[${projectName}] ${file} › ${title}`),
    ),
    ...suites.flatMap(findIn),
  ];
  return suites.flatMap(findIn);
};

/** No report at all: the runner itself failed. */
export const countNothing = (): Outcome => oneTest(false);

function settled(counts: Outcome, exitCode: number): Outcome {
  if (counts.passed + counts.failed + counts.skipped === 0) return unavailable('there are no tests');
  // The runner's own complaint (a worker that crashed, an open handle) must not be lost.
  return exitCode !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}
