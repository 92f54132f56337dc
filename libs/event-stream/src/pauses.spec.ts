import { toPause } from './pauses';

describe('toPause', () => {
  it('should spread the first tries over a second and a half, and grow up to a minute or two', () => {
    expect([toPause(1, 0), toPause(1, 1)]).toEqual([500, 2000]);
    expect([2, 3, 4].map((failures) => toPause(failures, 1))).toEqual([3000, 4500, 6750]);
    expect([toPause(50, 0), toPause(50, 1)]).toEqual([30_000, 120_000]);
  });
});
