import { showDirectionMarks } from '@ringtag/contracts';
import { drawTagArt, TAG_ART_EDGE } from '@ringtag/documents';
import { findUndrawable, measureLine, outlineLine } from '../../platform/pictures/bold-font';

/** The size that all messengers show large, in px. */
export const PREVIEW = { width: 1200, height: 630 };

const EDGE = 72;
const INK = '#101828';
const MUTED = '#566072';
const TEAL = '#00786f';
/** What is no letter nor sign, but for the marks that join letters and set the side of a sign. */
const BLANK = /(?:[\p{Cc}\s]|(?![\u200C-\u200F\u061C])\p{Cf})+/gu;
/** The edge of a mark, in its own unit. */
const MARK_EDGE = 32;
/** As `favicon.svg`. */
const PRODUCT_MARK =
  '<rect width="32" height="32" rx="8" fill="#f97316"/><g fill="none" stroke="#fff" stroke-width="2.6"><circle cx="12.5" cy="16" r="5.5"/><path d="M16.1 11.8a5.5 5.5 0 1 1 .2 8.5"/></g>';

/** The brand at the top of a picture. */
export interface Brand {
  name: string;
  /** The address of its own logo. */
  logo?: string | undefined;
}

/** The circle for a photo, in px. */
export const PORTRAIT = { x: EDGE, y: 195, edge: 320 };

/** The preview of a page of the product: the tag on the right, words on the left. */
export function drawBrandPreview(brand: Brand, { title, text }: { title: string; text: string }): string {
  const scale = 470 / TAG_ART_EDGE;
  const words = drawWords([title, text], { x: EDGE, width: 610, sizes: [68, 32], lines: [3, 3] });
  const art = `<g transform="translate(690 80) scale(${scale})">${drawTagArt(brand.name)}</g>`;
  return toSvg(`${drawHead(brand)}${words}${art}`);
}

/** The preview of a contact; its photo is put over the circle with the initials. */
export function drawContactPreview(
  brand: Brand,
  { name, lines, initials }: { name: string; lines: readonly string[]; initials: string },
): string {
  const { x, y, edge } = PORTRAIT;
  const centre = x + edge / 2;
  const size = 120;
  const start = centre - (measureLine(initials) * size) / 2;
  const letters = outlineLine(initials, { x: start, y: y + edge / 2 + size * 0.36, size });
  const words = drawWords([name, ...lines], {
    x: x + edge + EDGE,
    width: PREVIEW.width - x - edge - 2 * EDGE,
    sizes: [72, 36, 32],
    lines: [2, 2, 2],
  });
  const circle = `<circle cx="${centre}" cy="${y + edge / 2}" r="${edge / 2}" fill="${TEAL}"/>`;
  return toSvg(`${drawHead(brand)}${circle}<path d="${letters}" fill="#fff"/>${words}`);
}

/** A text without what our font cannot draw, such as emoji. Marks that would turn a line around are shown. */
export function toDrawable(text: string): string {
  const shown = showDirectionMarks(text);
  const missing = new Set(findUndrawable(shown));
  return [...shown]
    .filter((letter) => !missing.has(letter))
    .join('')
    .replace(BLANK, ' ')
    .trim();
}

function toSvg(content: string): string {
  const { width, height } = PREVIEW;
  const frame = `<rect width="${width}" height="${height}" fill="#f7f9fa"/><rect y="${height - 16}" width="${width}" height="16" fill="${TEAL}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${frame}${content}</svg>`;
}

/** The mark and the name of the product at the top. */
function drawHead({ name: text, logo }: Brand): string {
  const mark = logo ? `<image href="${logo}" width="${MARK_EDGE}" height="${MARK_EDGE}"/>` : PRODUCT_MARK;
  const name = outlineLine(toDrawable(text), { x: EDGE + 76, y: EDGE + 41, size: 38 });
  return `<g transform="translate(${EDGE} ${EDGE - 2}) scale(1.75)">${mark}</g><path d="${name}" fill="${TEAL}"/>`;
}

interface Words {
  x: number;
  width: number;
  /** Of each text, in px. The last one is that of all further texts; the same for the lines that a text may take. */
  sizes: readonly number[];
  lines: readonly number[];
}

/** Draws texts below one another, centered in the height below the head. */
function drawWords(texts: readonly string[], { x, width, sizes, lines }: Words): string {
  const rows = texts.flatMap((text, index) => {
    const size = sizes[Math.min(index, sizes.length - 1)]!;
    const most = lines[Math.min(index, lines.length - 1)]!;
    const fill = index === 0 ? INK : MUTED;
    return wrap(toDrawable(text), width / size, most).map((line, place) => ({
      line,
      size,
      fill,
      // A text stands apart from the one before.
      step: size * 1.25 + (place === 0 && index > 0 ? 18 : 0),
    }));
  });
  const height = rows.reduce((sum, { step }) => sum + step, 0);
  let y = 355 - height / 2;
  return rows
    .map(({ line, size, fill, step }) => {
      y += step;
      return `<path d="${outlineLine(line, { x, y: y - size * 0.25, size })}" fill="${fill}"/>`;
    })
    .join('');
}

/** Lines of at most this width; what does not fit into the last one ends with an ellipsis. */
export function wrap(text: string, width: number, most: number): string[] {
  const lines: string[] = [];
  const words = text.split(' ').filter(Boolean);
  while (words.length > 0 && lines.length < most) {
    let line = words.shift()!;
    while (words.length > 0 && measureLine(`${line} ${words[0]}`) <= width) line += ` ${words.shift()}`;
    const last = lines.length === most - 1;
    lines.push(last && words.length > 0 ? shorten(`${line} ${words[0]}`, width) : shorten(line, width));
  }
  return lines;
}

function shorten(line: string, width: number): string {
  if (measureLine(line) <= width) return line;
  const letters = [...line];
  while (letters.length > 0 && measureLine(`${letters.join('').trimEnd()}…`) > width) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}
