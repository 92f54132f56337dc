import { countJest, countPlaywright, failedFiles } from './counts';

const jestReport = {
  numTotalTests: 6,
  numPassedTests: 3,
  numFailedTests: 1,
  numPendingTests: 1,
  numTodoTests: 1,
  numRuntimeErrorTestSuites: 0,
  testResults: [],
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

describe('naming the tests that failed in a Jest run', () => {
  it('should name a file that does not load by its path', () => {
    const test = (status: string) => ({ status, fullName: `a test that ${status}` });
    const testResults = [
      { name: '/good.spec.ts', status: 'passed', assertionResults: [test('passed')] },
      { name: '/bad.spec.ts', status: 'failed', assertionResults: [test('passed'), test('failed')] },
      { name: '/broken.spec.ts', status: 'failed', assertionResults: [] },
    ];
    const report = { ...jestReport, testResults };
    expect(failedFiles(report)).toEqual(['/bad.spec.ts', '/broken.spec.ts']);
    expect(countJest(report, 1).failures).toEqual(['a test that failed', '/broken.spec.ts']);
  });
});

describe('counting the tests of a Playwright run', () => {
  const tests = (count: number, status: string) =>
    Array.from({ length: count }, () => ({ status, projectName: 'phone', annotations: [] }));
  const report = (stats: object, flaky = 0) => ({
    stats: { expected: 4, unexpected: 0, flaky, skipped: 2, ...stats },
    errors: [],
    suites: [
      {
        specs: [],
        suites: [
          {
            specs: [
              { title: 'should show', file: 'a.e2e.ts', tests: tests(flaky, 'flaky') },
              { title: 'should hide', file: 'a.e2e.ts', tests: tests(4, 'expected') },
            ],
          },
        ],
      },
    ],
  });

  it('should count errors outside tests as failed', () => {
    expect(countPlaywright({ ...report({}), errors: [{}] }, 1)).toEqual({
      passed: 4,
      failed: 1,
      skipped: 2,
    });
  });

  it('should name the tests that failed', () => {
    const broken = { title: 'should close', file: 'b.e2e.ts', tests: tests(1, 'unexpected') };
    const { stats, errors, suites } = report({ unexpected: 1 });
    expect(countPlaywright({ stats, errors, suites: [...suites, { specs: [broken] }] }, 1)).toMatchObject({
      failed: 1,
      failures: ['[phone] b.e2e.ts › should close'],
    });
  });

  it('should count a test that passed at the second try as passed, and name it', () => {
    expect(countPlaywright(report({}, 1), 0)).toEqual({
      passed: 5,
      failed: 0,
      skipped: 2,
      unstable: ['[phone] a.e2e.ts › should show'],
    });
  });

  it('should count more than three such tests as failed', () => {
    expect(countPlaywright(report({}, 4), 0)).toMatchObject({ passed: 4, failed: 4 });
  });
});
