import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { toDisplayAlias, LABEL_LAYOUTS, labelsPerPage } from '@ringtag/contracts';
import { drawQr, PLAIN_DESIGN, type QrDrawing } from '@ringtag/qr';
import { type GreyPage, greyPages } from '@ringtag/tools/poppler';
import sharp from 'sharp';
import { type Place, toPlace } from '../../../test/support/label-places';
import { codesOn } from '../../../test/support/qr-readers';
import { newAlias } from '../items/new-alias';
import { qrSvg } from '../qr/qr-svg';
import { scanUrl } from '../qr/scan-url';
import { labelSheet } from './label-sheet';

const DPI = 120;
const ORIGIN = 'https://q.example';
const START_AT = 5;
const MODULES = 33;
/** Of the line below a symbol, in modules. */
const LINE_HEIGHT = 3;
/** Mean difference of two pictures of the same line, in shades of grey; of two others it is twice as much. */
const ALIKE = 12;

const printed = (alias: string): QrDrawing =>
  drawQr(scanUrl(ORIGIN, alias), toDisplayAlias(alias), PLAIN_DESIGN);

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Pixels of the line below a symbol whose middle is there. */
function lineBelow({ x, y, module }: Place): Box {
  const pixels = (millimetres: number) => Math.round((millimetres / 25.4) * DPI);
  return {
    left: pixels(x - (MODULES / 2) * module),
    top: pixels(y + (MODULES / 2) * module),
    width: pixels(MODULES * module),
    height: pixels(LINE_HEIGHT * module),
  };
}

/** What these pixels should look like, drawn by another program. */
function expectedLine(drawing: QrDrawing, { x, y, module }: Place, box: Box): Promise<Buffer> {
  const modules = (pixels: number) => ((pixels / DPI) * 25.4) / module;
  const viewBox = {
    x: modules(box.left) - x / module + MODULES / 2,
    y: modules(box.top) - y / module + MODULES / 2,
    width: modules(box.width),
    height: modules(box.height),
  };
  const line = { ...drawing, parts: [] };
  const svg = qrSvg(line, { width: String(box.width), height: String(box.height), viewBox });
  return sharp(Buffer.from(svg)).greyscale().raw().toBuffer();
}

function difference(page: GreyPage, box: Box, expected: Buffer): number {
  let sum = 0;
  for (let row = 0; row < box.height; row += 1) {
    const from = (box.top + row) * page.width + box.left;
    for (let column = 0; column < box.width; column += 1) {
      sum += Math.abs(page.pixels[from + column]! - expected[row * box.width + column]!);
    }
  }
  return sum / expected.length;
}

describe.each([
  ['avery-l7160', 200],
  ['avery-5160', 100],
] as const)('Labels on sheets of %s (%i codes)', (key, count) => {
  const layout = LABEL_LAYOUTS[key];
  const perPage = labelsPerPage(layout);
  const aliases = Array.from({ length: count }, newAlias);
  let drawings: Map<string, QrDrawing>;
  let pages: GreyPage[];

  beforeAll(async () => {
    drawings = new Map(aliases.map((alias) => [alias, printed(alias)]));
    const settings = { layout, startAt: START_AT, offset: { x: 0, y: 0 }, cutMarks: false };
    const sheet = Readable.from(labelSheet(settings, 'Labels', Readable.from(drawings.values())));
    pages = greyPages(await buffer(sheet), DPI);
  });

  it('should hold every code with its alias below, in order from the label where they start, within 0.2 mm of its place', async () => {
    expect(pages).toHaveLength(Math.ceil((count + START_AT - 1) / perPage));
    for (const [number, page] of pages.entries()) {
      const { pixels, width, height } = page;
      const found = await codesOn(sharp(pixels, { raw: { width, height, channels: 1 } }));
      const first = number * perPage - (START_AT - 1);
      const here = aliases.slice(Math.max(0, first), first + perPage);
      expect(found.map(({ text }) => text).sort()).toEqual(
        here.map((alias) => scanUrl(ORIGIN, alias)).sort(),
      );
      for (const alias of here) {
        const code = found.find(({ text }) => text === scanUrl(ORIGIN, alias))!;
        const place = toPlace(layout, aliases.indexOf(alias) - first);
        expect(Math.abs((code.x / DPI) * 25.4 - place.x)).toBeLessThan(0.2);
        expect(Math.abs((code.y / DPI) * 25.4 - place.y)).toBeLessThan(0.2);
        const box = lineBelow(place);
        const own = difference(page, box, await expectedLine(drawings.get(alias)!, place, box));
        expect(own).toBeLessThan(ALIKE);
      }
    }
  });
});
