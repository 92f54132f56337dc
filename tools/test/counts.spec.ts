import { countJest, countPlaywright } from './counts';

const jestReport = {
  numTotalTests: 6,
  numPassedTests: 3,
  numFailedTests: 1,
  numPendingTests: 1,
  numTodoTests: 1,
  numRuntimeErrorTestSuites: 0,
};

describe('counting the tests of a Jest run', () => {
  it('should take the counts of the report', () => {
    expect(countJest(jestReport, 1)).toEqual({ passed: 3, failed: 1, skipped: 2 });
  });

  it('should count a suite that does not load as a failed test', () => {
    expect(countJest({ ...jestReport, numRuntimeErrorTestSuites: 2 }, 1).failed).toBe(3);
  });

  it('should not lose a failure that no test reports', () => {
    expect(countJest({ ...jestReport, numFailedTests: 0 }, 1).failed).toBe(1);
    expect(countJest({ ...jestReport, numFailedTests: 0 }, 0).failed).toBe(0);
  });

  it('should call a run without tests unavailable, not passed', () => {
    const nothing = {
      ...jestReport,
      numPassedTests: 0,
      numFailedTests: 0,
      numPendingTests: 0,
      numTodoTests: 0,
    };
    expect(countJest(nothing, 0).unavailable).toBe('there are no tests');
  });
});

describe('counting the tests of a Playwright run', () => {
  it('should count flaky tests and errors outside tests as failed', () => {
    const stats = { expected: 4, unexpected: 1, flaky: 1, skipped: 2 };
    expect(countPlaywright({ stats, errors: [{}] }, 1)).toEqual({ passed: 4, failed: 3, skipped: 2 });
  });
});
