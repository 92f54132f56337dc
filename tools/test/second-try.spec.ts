import { deservesSecondTry, withSecondTry } from './second-try';

describe('the second try of what failed', () => {
  const names = ['should wait', 'should go on'];
  const first = { passed: 97, failed: 2, skipped: 1, failures: names };

  it('should be for up to three failed tests, in CI only', () => {
    expect(deservesSecondTry(first, true)).toBe(true);
    expect(deservesSecondTry(first, false)).toBe(false);
    expect(deservesSecondTry({ ...first, failed: 0 }, true)).toBe(false);
    expect(deservesSecondTry({ ...first, failed: 4 }, true)).toBe(false);
  });

  it('should make a part pass, with the names of its unstable tests', () => {
    const second = { passed: 12, failed: 0, skipped: 0 };
    expect(withSecondTry(first, second)).toEqual({
      passed: 99,
      failed: 0,
      skipped: 1,
      unstable: names,
    });
  });

  it.each([
    { passed: 11, failed: 1, skipped: 0 },
    { passed: 0, failed: 0, skipped: 0 },
  ])('should leave a part failed where the second run says %j', (second) => {
    expect(withSecondTry(first, second)).toEqual(first);
  });
});
