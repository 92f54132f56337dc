import type { QrDrawing, QrPart } from '@ringtag/qr';
import round from 'lodash/round';
import { outlineText } from './text-outline';

interface SvgSize {
  /** Attributes, such as `1024` or `40mm`. */
  width: string;
  height: string;
  /** The visible area in modules. If it is larger than the drawing, the margin is wider. */
  viewBox: { x: number; y: number; width: number; height: number };
}

/** The texts of a drawing as outlines. */
export function toLines({ texts, ink, width }: QrDrawing): QrPart[] {
  return texts.map((line) => ({ fill: ink, rule: 'nonzero', path: outlineText(line, width) }));
}

/** A drawing as an SVG document without references to other files. */
export function qrSvg(drawing: QrDrawing, { width, height, viewBox }: SvgSize): string {
  const { x, y, width: boxWidth, height: boxHeight } = viewBox;
  const { background, logo } = drawing;
  const paths = [...drawing.parts, ...toLines(drawing)].map(
    ({ fill, rule, path }) => `<path fill="${fill}" fill-rule="${rule}" d="${path}"/>`,
  );
  const image = logo
    ? `<image x="${logo.x}" y="${logo.y}" width="${logo.edge}" height="${logo.edge}" href="${logo.href}"/>`
    : '';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${x} ${y} ${boxWidth} ${boxHeight}">` +
    `<rect x="${x}" y="${y}" width="${boxWidth}" height="${boxHeight}" fill="${background}"/>${paths.join('')}${image}</svg>`
  );
}

/** A drawing as an SVG file of this width. */
export function qrSvgFile(drawing: QrDrawing, millimetres: number): string {
  const { width, height } = drawing;
  return qrSvg(drawing, {
    width: `${millimetres}mm`,
    height: `${round((millimetres * height) / width, 2)}mm`,
    viewBox: { x: 0, y: 0, width, height },
  });
}
