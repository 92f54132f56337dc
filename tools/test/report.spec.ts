import { oneTest, unavailable } from './outcome';
import { resultLine, total, totalLine } from './report';

const part = { name: 'unit', title: 'Unit tests', run: () => Promise.resolve(oneTest(true)) };

describe('the report of npm test', () => {
  const outcomes = [{ passed: 5, failed: 1, skipped: 2 }, oneTest(true), unavailable('no MariaDB')];

  it('should count a part that could not run as skipped', () => {
    expect(total(outcomes, false)).toEqual({ passed: 6, failed: 1, skipped: 3 });
  });

  it('should count it as failed in CI', () => {
    expect(total(outcomes, true)).toEqual({ passed: 6, failed: 2, skipped: 2 });
  });

  it('should close with one exact line', () => {
    expect(totalLine({ passed: 12, failed: 0, skipped: 0 })).toBe('12 passed, 0 failed');
    expect(totalLine({ passed: 12, failed: 3, skipped: 1 })).toBe('12 passed, 3 failed, 1 skipped');
  });

  it('should name a skipped part and why', () => {
    expect(resultLine({ part, outcome: unavailable('no MariaDB'), duration: 5 })).toBe(
      'skipped: unit: no MariaDB',
    );
    expect(resultLine({ part, outcome: oneTest(false), duration: 1234 })).toBe(
      'FAILED: Unit tests: 0 passed, 1 failed (1.2 s)',
    );
  });

  it('should say why tests of a part were left out', () => {
    const outcome = { passed: 4, failed: 0, skipped: 1, without: ['Firefox is missing.'] };
    expect(resultLine({ part, outcome, duration: 1000 })).toBe(
      'ok: Unit tests: 4 passed, 0 failed, 1 skipped (1.0 s)\n  skipped: Firefox is missing.',
    );
  });

  it('should name each test that failed', () => {
    const outcome = { passed: 5, failed: 2, skipped: 0, failures: ['should open', 'should close'] };
    expect(resultLine({ part, outcome, duration: 1000 })).toBe(
      'FAILED: Unit tests: 5 passed, 2 failed (1.0 s)\n  FAILED: should open\n  FAILED: should close',
    );
  });

  it('should name a test that passed at the second try only', () => {
    const outcome = { passed: 5, failed: 0, skipped: 0, unstable: ['should wait'] };
    expect(resultLine({ part, outcome, duration: 1000 })).toBe(
      'ok: Unit tests: 5 passed, 0 failed (1.0 s)\n  UNSTABLE, passed at the second try only: should wait',
    );
  });
});
