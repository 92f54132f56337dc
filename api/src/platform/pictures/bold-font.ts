import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Font, GlyphRun } from 'fontkit';
import once from 'lodash/once';
import { toVisualRuns } from './visual-runs';

const requireHere = createRequire(__filename);

/** Has Latin, Cyrillic, Greek, Hebrew and Arabic letters. The files that we write hold outlines, not the font. */
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
  return setLine(text).reduce((sum, { advanceWidth }) => sum + advanceWidth, 0) / boldFont().unitsPerEm;
}

/** A line of text as an SVG path that begins at `x` on the base line `y`; all measures in the same unit. */
export function outlineLine(text: string, { x, y, size }: { x: number; y: number; size: number }): string {
  const scale = size / boldFont().unitsPerEm;
  let pen = x;
  return setLine(text)
    .flatMap(({ glyphs, positions }) => glyphs.map(({ path }, index) => ({ path, ...positions[index]! })))
    .map(({ path, xAdvance, xOffset, yOffset }) => {
      const drawn = path.scale(scale, -scale).translate(pen + xOffset * scale, y - yOffset * scale);
      pen += xAdvance * scale;
      return drawn.toSVG();
    })
    .join('');
}

/** The shaped letters of a line from left to right. */
function setLine(text: string): GlyphRun[] {
  return toVisualRuns(text).map((run) =>
    boldFont().layout(run.text, undefined, undefined, undefined, run.direction),
  );
}
