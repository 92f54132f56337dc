import { drawQr } from './draw-qr';
import { PLAIN_DESIGN } from './qr-design';

const URL = 'https://QR.EXAMPLE.COM/SCAN/';
const draw = (design: object, alias = 'BCDFG-23456') =>
  drawQr(URL + alias.replace('-', ''), alias, { ...PLAIN_DESIGN, ...design });

it('should keep capitals and digits in a symbol of 25 modules, with its quiet zone around it', () => {
  // New codes have ten symbols, older codes have eight. Both fit under a short domain.
  for (const alias of ['BCDFG-23456', 'BCDF-2345'])
    expect(draw({ showAlias: false }, alias)).toMatchObject({ width: 33, height: 33, texts: [], logo: null });
  expect(draw({ showAlias: false, quietZone: 10 }).width).toBe(45);
});

it('should put caption and alias below the quiet zone, a long line in smaller letters', () => {
  const { width, height, texts } = draw({ caption: 'If found, please scan this code. Thanks!' });
  const [caption, alias] = texts;
  expect(alias).toMatchObject({ text: 'BCDFG-23456', size: 2.6 });
  expect(caption!.size).toBeLessThan(2);
  expect(caption!.y).toBeGreaterThan(width);
  expect(alias!.y).toBeLessThan(height);
});

it('should leave an odd square in the middle free for a logo, less than a tenth of the symbol', () => {
  const { logo, width } = draw({ errorCorrection: 'H', logo: 'data:image/png;base64,AA==' });
  const symbol = width - 2 * PLAIN_DESIGN.quietZone;
  expect((logo!.edge + 1) % 2).toBe(1);
  expect((logo!.edge + 1) ** 2).toBeLessThan(symbol ** 2 / 10);
  expect(logo!.x + logo!.edge / 2).toBe(width / 2);
});

it('should draw the alignment mark of dots round and whole, with a hole in it', () => {
  const [modules] = draw({ moduleShape: 'dot' }).parts;
  // No part of the pattern has a straight edge. A code of 25 modules has one mark, with its middle in the 19th row and
  // column.
  expect(modules!.path).not.toMatch(/[hv]/);
  expect(modules!.path.match(/M20 22.5a2.5 2.5 0 1 1 5 0/g)).toHaveLength(1);
  expect(modules!.path).toContain('M21 22.5a1.5 1.5 0 1 0 3 0');
});
