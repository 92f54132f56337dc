import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Font } from 'fontkit';
import once from 'lodash/once';

const requireHere = createRequire(__filename);

/** Has Latin, Cyrillic, Greek and Arabic letters. The files that we write hold outlines, not the font. */
export const fontFile = (): string => requireHere.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf');

const boldFont = once((): Font => {
  const { create } = requireHere('fontkit') as typeof import('fontkit');
  return create(readFileSync(fontFile())) as Font;
});

/** The characters of a text that our font cannot draw, such as emoji. */
export function findUndrawable(text: string): string[] {
  return [...text].filter((letter) => !boldFont().hasGlyphForCodePoint(letter.codePointAt(0)!));
}

/** The width of a line of text in a font of 1 px. */
export function measureLine(text: string): number {
  return boldFont().layout(text).advanceWidth / boldFont().unitsPerEm;
}

/** A line of text as an SVG path that begins at `x` on the base line `y`; all measures in the same unit. */
export function outlineLine(text: string, { x, y, size }: { x: number; y: number; size: number }): string {
  const { glyphs, positions } = boldFont().layout(text);
  const scale = size / boldFont().unitsPerEm;
  let pen = x;
  return glyphs
    .map(({ path }, index) => {
      const { xAdvance, xOffset, yOffset } = positions[index]!;
      const drawn = path.scale(scale, -scale).translate(pen + xOffset * scale, y - yOffset * scale);
      pen += xAdvance * scale;
      return drawn.toSVG();
    })
    .join('');
}
