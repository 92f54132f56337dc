import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { QrText } from '@ringtag/qr';
import type { Font } from 'fontkit';
import once from 'lodash/once';
import { LRUCache } from 'lru-cache';
import { ValidationError } from '../../platform/errors/domain-error';

const requireHere = createRequire(__filename);

/** Has Latin, Cyrillic, Greek and Arabic letters. The files that we write hold outlines, not the font. */
export const fontFile = (): string => requireHere.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf');

const font = once((): Font => {
  const { create } = requireHere('fontkit') as typeof import('fontkit');
  return create(readFileSync(fontFile())) as Font;
});

/** A small cache: the caption is the same for each code of a sheet, and the aliases between do not evict it. */
const outlines = new LRUCache<string, string>({ max: 10 });

/** A centred line of text as an SVG path. Text that is wider than `width` is scaled down. */
export function outlineText(line: QrText, width: number): string {
  const key = JSON.stringify([line, width]);
  const outline = outlines.get(key) ?? toOutline(line, width);
  outlines.set(key, outline);
  return outline;
}

function toOutline({ text, size, y }: QrText, width: number): string {
  const { glyphs, positions, advanceWidth } = font().layout(text);
  const scale = Math.min(size / font().unitsPerEm, (width - 2) / Math.max(advanceWidth, 1));
  let pen = (width - advanceWidth * scale) / 2;
  return glyphs
    .map(({ path }, index) => {
      const { xAdvance, xOffset, yOffset } = positions[index]!;
      const drawn = path.scale(scale, -scale).translate(pen + xOffset * scale, y - yOffset * scale);
      pen += xAdvance * scale;
      return drawn.toSVG();
    })
    .join('');
}

/** Throws a validation error for a text with letters that our font cannot draw. */
export function assertDrawable(field: string, text = ''): void {
  const missing = findUndrawable(text);
  if (missing.length === 0) return;
  const message = `${field} holds what cannot be printed: ${missing.join(' ')}`;
  throw new ValidationError([{ field, code: 'isDrawable', message }]);
}

/** The characters of a text that our font cannot draw, such as emoji. */
export function findUndrawable(text: string): string[] {
  return [...text].filter((letter) => !font().hasGlyphForCodePoint(letter.codePointAt(0)!));
}
