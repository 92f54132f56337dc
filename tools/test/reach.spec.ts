import { browserTestsReached, toReach } from './reach';

const spec = (file: string, ...remotes: string[]) => ({
  title: 'should work',
  file,
  tests: [
    {
      status: 'expected',
      projectName: 'phone',
      annotations: remotes.map((description) => ({ type: 'remote', description })),
    },
  ],
});

describe('what browser tests load', () => {
  it('should be collected by file, in order, from all suites of a report', () => {
    const report = {
      stats: { expected: 3, unexpected: 0, flaky: 0, skipped: 0 },
      errors: [],
      suites: [
        {
          specs: [spec('b.e2e.ts', 'mfe-scan')],
          suites: [{ specs: [spec('b.e2e.ts', 'mfe-auth', 'mfe-scan')] }],
        },
        { specs: [spec('a.e2e.ts')] },
      ],
    };
    expect(toReach(report)).toEqual({ 'a.e2e.ts': [], 'b.e2e.ts': ['mfe-auth', 'mfe-scan'] });
  });
});

describe('the browser tests that a change reaches', () => {
  const tracked = ['api/src/main.ts', 'e2e/admin.e2e.ts', 'e2e/both.e2e.ts', 'e2e/kit.e2e.ts'];
  const reach = {
    'admin.e2e.ts': ['mfe-admin'],
    'both.e2e.ts': ['mfe-admin', 'mfe-scan'],
    'kit.e2e.ts': [],
  };
  const reached = (files: string[], folders: string[]) =>
    browserTestsReached({ files, folders }, tracked, reach);

  it('should be those that load the remote that changed', () => {
    expect(reached(['mfe-scan/src/a.ts'], ['mfe-scan'])).toEqual(['e2e/both.e2e.ts']);
  });

  it('should be those that changed themselves, too', () => {
    expect(reached(['e2e/kit.e2e.ts'], ['e2e'])).toEqual(['e2e/kit.e2e.ts']);
  });

  it('should be those of which nothing is known yet, too', () => {
    expect(browserTestsReached({ files: [], folders: [] }, tracked, {})).toEqual(tracked.slice(1));
  });

  it('should be all where the change reaches more than remotes, or what tests share', () => {
    expect(reached(['api/src/main.ts'], ['api'])).toBeUndefined();
    expect(reached(['e2e/support/server.ts'], ['e2e'])).toBeUndefined();
  });
});
