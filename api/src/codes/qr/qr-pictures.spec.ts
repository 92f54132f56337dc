import {
  drawQr,
  ERROR_CORRECTIONS,
  EYE_SHAPES,
  MODULE_SHAPES,
  PLAIN_DESIGN,
  type QrDesign,
} from '@ringtag/qr';
import sharp from 'sharp';
import { greyPng } from '../../../test/support/grey-png';
import { readByBoth } from '../../../test/support/qr-readers';
import { findUndrawable } from '../../platform/pictures/bold-font';
import { Pictures } from '../../platform/pictures/pictures';
import { ownLogo } from './logo';
import { qrPixels } from './qr-png';
import { isReadable } from './qr-reader';
import { qrSvgFile } from './qr-svg';
import { outlineText } from './text-outline';

const TEXT = 'https://LINKS.QR.EXAMPLE.COM/SCAN/BCDF2345';
const DARK_ON_SAND = { foreground: '#0f766e', eyeColor: '#7f1d1d', background: '#fef3c7' };
const draw = (design: Partial<QrDesign>) => drawQr(TEXT, 'BCDF-2345', { ...PLAIN_DESIGN, ...design });
const drawSvg = (shape: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300">${shape}</svg>`);
const asLogo = (bytes: Buffer) => `data:image/png;base64,${bytes.toString('base64')}`;
const redSquare = () => sharp(drawSvg('<rect width="300" height="300" fill="#b91c1c"/>'));

describe.each(MODULE_SHAPES)('a QR code with %s modules', (moduleShape) => {
  it.each(EYE_SHAPES)(
    'should be read by two readers with %s eyes, at each level, size and colour',
    async (eyeShape) => {
      for (const errorCorrection of ERROR_CORRECTIONS) {
        const plain = draw({ moduleShape, eyeShape, errorCorrection, caption: 'Käthe' });
        const colored = draw({ moduleShape, eyeShape, errorCorrection, ...DARK_ON_SAND, showAlias: false });
        expect(await readByBoth(await qrPixels(plain, 128))).toEqual([TEXT, TEXT]);
        expect(await readByBoth(await qrPixels(colored, 300))).toEqual([TEXT, TEXT]);
        expect(await readByBoth(sharp(Buffer.from(qrSvgFile(plain, 20)), { density: 90 }))).toEqual([
          TEXT,
          TEXT,
        ]);
      }
    },
  );

  it('should be read with a logo in the middle', async () => {
    const logo = await ownLogo(new Pictures(), 'owner', asLogo(await redSquare().png().toBuffer()));
    const drawing = draw({ moduleShape, errorCorrection: 'H', logo });
    expect(await readByBoth(await qrPixels(drawing, 256))).toEqual([TEXT, TEXT]);
    expect(await isReadable(drawing, TEXT)).toBe(true);
  });
});

it('should not take a code for readable that says something else', async () => {
  expect(await isReadable(draw({}), `${TEXT}6`)).toBe(false);
});

it('should have whole pixels for modules, and the asked for width whatever is left over', async () => {
  const picture = await qrPixels(draw({ showAlias: false }), 500);
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([500, 500]);
  const shades = new Set(data);
  expect([...shades].sort()).toEqual([0, 255]);
});

describe('a logo', () => {
  it('should become a small PNG of our own, without what else was in the file (UPL-3)', async () => {
    const photo = await redSquare()
      .png()
      .withMetadata({ exif: { IFD0: { Artist: 'Ann' } } })
      .toBuffer();
    expect(photo.includes('Ann')).toBe(true);
    const own = Buffer.from((await ownLogo(new Pictures(), 'owner', asLogo(photo))).split(',')[1]!, 'base64');
    const { format, width, height } = await sharp(own).metadata();
    expect([format, width, height]).toEqual(['png', 192, 192]);
    expect(own.includes('Ann')).toBe(false);
  });

  it.each([
    ['an SVG', async () => drawSvg('<script>alert(1)</script>')],
    ['a JPEG that says it is a PNG', () => redSquare().jpeg().toBuffer()],
    [
      'a script after the first bytes of a PNG',
      async () => Buffer.from('\x89PNG\r\n\x1a\n<script>', 'latin1'),
    ],
    ['a picture of too many pixels', () => redSquare().resize(2100, 2100).png().toBuffer()],
    ['a column of four million pixels', () => Promise.resolve(greyPng(1, 4_000_000))],
  ])('should not be %s (UPL-1, UPL-3)', async (_, bytes) => {
    await expect(ownLogo(new Pictures(), 'owner', asLogo(await bytes()))).rejects.toMatchObject({
      errorCode: 'validation_failed',
      fields: [{ field: 'logo', code: 'isPng' }],
    });
  });
});

describe('a line of text', () => {
  it('should stay within the picture however wide its letters are', () => {
    const path = outlineText({ text: 'Щ'.repeat(40), size: 2.6, y: 10 }, 33);
    const columns = [...path.matchAll(/M(-?[\d.]+) /g)].map(([, x]) => Number(x));
    expect(Math.min(...columns)).toBeGreaterThan(0);
    expect(Math.max(...columns)).toBeLessThan(33);
  });

  it('should tell the characters that cannot be printed', () => {
    expect(findUndrawable('Käthe Їжак Ω')).toEqual([]);
    expect(findUndrawable('Ann 🧳')).toEqual(['🧳']);
  });
});
