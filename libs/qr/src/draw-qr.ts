import { isAlignment } from './alignment';
import { encodeAddress } from './encode-address';
import type { QrDesign } from './qr-design';
import { eyePath, modulesPath, type IsDark } from './shapes';

/** One part of the drawing with a single colour: an SVG path and its fill rule. */
export interface QrPart {
  fill: string;
  rule: 'nonzero' | 'evenodd';
  path: string;
}

/** A centred line below the symbol. `size` is the font size, `y` the base line. */
export interface QrText {
  text: string;
  size: number;
  y: number;
}

/** A drawn code, for paper and screen. All measures are in modules. */
export interface QrDrawing {
  width: number;
  height: number;
  background: string;
  ink: string;
  parts: QrPart[];
  texts: QrText[];
  logo: { href: string; x: number; y: number; edge: number } | null;
}

const EYE = 7;
/**
 * The part of the symbol's edge that a logo may take. That is less than a tenth of the area, and level H restores 30 %.
 */
const LOGO_SHARE = 0.3;
const LOGO_MARGIN = 0.5;
const TEXT_SIZE = 2.6;
const LINE_HEIGHT = 1.35;
/** Average width of a letter, relative to the font size. A line that would be too wide gets a smaller font. */
const LETTER_WIDTH = 0.66;

/**
 * Draws the QR code of a text in a design. Writes `https` in capitals where that makes the symbol smaller.
 * @param alias in the form that people read; drawn below the symbol if the design says so
 */
export function drawQr(text: string, alias: string, design: QrDesign): QrDrawing {
  const symbol = encodeAddress(text, design.errorCorrection);
  const { size } = symbol;
  const margin = design.quietZone;
  const logo = design.logo === null ? null : logoBox(size);
  const isEye = (column: number, row: number) =>
    (column < EYE && row < EYE) || (column >= size - EYE && row < EYE) || (column < EYE && row >= size - EYE);
  const isDark: IsDark = (column, row) =>
    symbol.get(column, row) && !isEye(column, row) && !(logo && isWithin(logo, column, row));
  const eyes = [[0, 0] as const, [size - EYE, 0] as const, [0, size - EYE] as const];

  const width = size + 2 * margin;
  const lines = [design.caption, design.showAlias ? alias : null].filter((line) => line !== null);
  const texts = lines.map((line, index) => textLine(line, index, width));
  return {
    width,
    height: width + Math.ceil(texts.length * TEXT_SIZE * LINE_HEIGHT),
    background: design.background,
    ink: design.foreground,
    parts: [
      {
        fill: design.foreground,
        rule: 'nonzero',
        path: modulesPath(design.moduleShape, {
          size,
          isDark,
          isAlignment: (column, row) => isAlignment(size, column, row),
          offset: margin,
        }),
      },
      {
        fill: design.eyeColor,
        rule: 'evenodd',
        path: eyes.map(([x, y]) => eyePath(design.eyeShape, x + margin, y + margin)).join(''),
      },
    ],
    texts,
    logo: logo && {
      href: design.logo!,
      x: logo.from + margin + LOGO_MARGIN,
      y: logo.from + margin + LOGO_MARGIN,
      edge: logo.edge - 2 * LOGO_MARGIN,
    },
  };
}

interface LogoBox {
  /** The first column and the first row. */
  from: number;
  edge: number;
}

/**
 * The square in the middle that stays free for a logo. Its edge is an odd number of modules, like that of every symbol.
 */
function logoBox(size: number): LogoBox {
  const edge = 2 * Math.floor((size * LOGO_SHARE - 1) / 2) + 1;
  return { from: (size - edge) / 2, edge };
}

function isWithin({ from, edge }: LogoBox, column: number, row: number): boolean {
  return column >= from && column < from + edge && row >= from && row < from + edge;
}

/** A line below the quiet zone, which must stay empty. The font gets smaller if the line would not fit. */
function textLine(text: string, index: number, width: number): QrText {
  const size = Math.min(TEXT_SIZE, (width - 2) / ([...text].length * LETTER_WIDTH));
  return { text, size, y: width + index * TEXT_SIZE * LINE_HEIGHT + TEXT_SIZE * 0.8 };
}
