import { toPause } from './pauses';

describe('toPause', () => {
  it('should spread the first tries over a second, and grow up to a minute and a half', () => {
    expect([toPause(1, 0), toPause(1, 1)]).toEqual([500, 1500]);
    expect([2, 3, 4].map((failures) => toPause(failures, 1))).toEqual([2250, 3375, 5062.5]);
    expect([toPause(50, 0), toPause(50, 1)]).toEqual([30_000, 90_000]);
  });
});
