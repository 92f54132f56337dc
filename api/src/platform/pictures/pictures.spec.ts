import sharp from 'sharp';
import { greyPng } from '../../../test/support/grey-png';
import { toKnown } from '../turns/asker';
import { Pictures, UnusablePictureError } from './pictures';

const ANN = toKnown('ann');

const BOUNDS = { pixels: 1_000_000, side: 1000, ratio: 10, seconds: 5 };

describe('Pictures (UPL-1)', () => {
  it.each([
    ['as large as is allowed', 1000, 1000],
    ['as long as is allowed', 1000, 100],
  ])('should take a picture that is %s', async (_, width, height) => {
    const made = new Pictures().remake(ANN, greyPng(width, height), BOUNDS, (picture) => picture.webp());
    expect((await made).length).toBeGreaterThan(0);
  });

  it.each([
    ['too wide', 1001, 500],
    ['too high', 500, 1001],
    ['too wide for its height', 1000, 99],
    ['a line', 1, 1_000_000],
  ])('should decode nothing of a picture that is %s', async (_, width, height) => {
    const make = jest.fn();
    const made = new Pictures().remake(ANN, greyPng(width, height), BOUNDS, make);
    await expect(made).rejects.toThrow(UnusablePictureError);
    expect(make).not.toHaveBeenCalled();
  });

  it('should keep nothing of pictures that were made', async () => {
    for (const edge of [900, 950])
      await new Pictures().remake(ANN, greyPng(edge, edge), BOUNDS, (picture) => picture.resize(10).webp());
    expect(sharp.cache()).toMatchObject({ memory: { current: 0 }, items: { current: 0 } });
  });

  it('should give a picture up that takes too long', async () => {
    const endless = new Pictures().remake(ANN, greyPng(1000, 1000), { ...BOUNDS, seconds: 1 }, (picture) =>
      picture.resize(15_000, 15_000).blur(100).png(),
    );
    await expect(endless).rejects.toMatchObject({ cause: { message: expect.stringContaining('timeout') } });
  });
});
