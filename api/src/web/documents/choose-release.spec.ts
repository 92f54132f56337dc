import { chooseRelease } from './choose-release';

const release = (number: number, share = 100, more: object = {}) => ({
  number,
  share,
  contract: 4,
  blocked: false,
  ...more,
});

/** The numbers of what is served, and of what is shown to a share. */
function choose(...releases: ReturnType<typeof release>[]) {
  const { served, shared } = chooseRelease(releases, 4);
  return [served?.number, shared?.number];
}

describe('chooseRelease', () => {
  it('should serve the highest number that everybody may see, in any order', () => {
    expect(choose(release(7), release(9), release(8))).toEqual([9, undefined]);
  });

  it('should serve nothing where there is nothing', () => {
    expect(choose()).toEqual([undefined, undefined]);
  });

  it('should count a build without a number as the lowest', () => {
    expect(choose(release(0))).toEqual([0, undefined]);
    expect(choose(release(0), release(1))).toEqual([1, undefined]);
  });

  it('should show a higher number to its share, beside what is served', () => {
    expect(choose(release(7), release(8, 10))).toEqual([7, 8]);
    expect(choose(release(7), release(8, 1), release(9, 99))).toEqual([7, 9]);
  });

  it('should show no lower number to a share', () => {
    expect(choose(release(9), release(8, 10))).toEqual([9, undefined]);
  });

  it('should show to nobody what was only uploaded', () => {
    expect(choose(release(7), release(8, 0))).toEqual([7, undefined]);
  });

  it('should leave out what is blocked, and serve the one before', () => {
    expect(choose(release(7), release(8, 100, { blocked: true }))).toEqual([7, undefined]);
    expect(choose(release(7), release(8, 10, { blocked: true }))).toEqual([7, undefined]);
    expect(choose(release(7, 100, { blocked: true }))).toEqual([undefined, undefined]);
  });

  it('should leave out what the shell cannot work with, older or newer', () => {
    expect(choose(release(7), release(8, 100, { contract: 3 }), release(9, 10, { contract: 5 }))).toEqual([
      7,
      undefined,
    ]);
  });

  it('should show a share of what has nothing below it', () => {
    expect(choose(release(0, 10))).toEqual([undefined, 0]);
  });
});
