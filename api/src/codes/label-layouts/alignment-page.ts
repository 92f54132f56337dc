import { buffer } from 'node:stream/consumers';
import {
  toCorner,
  labelsPerPage,
  type LabelLayout,
  type Locale,
  POINTS_PER_MILLIMETRE,
} from '@ringtag/contracts';
import sumBy from 'lodash/sumBy';
import { fontFile } from '../../platform/pictures/bold-font';
import { getAlignmentTexts } from './alignment-texts';
import { labelDocument } from './label-document';
import type { NamedLayout } from './label-layouts.service';

const mm = (millimetres: number) => millimetres * POINTS_PER_MILLIMETRE;

const LINES = '#4b5563';
/** The longest ruler, in millimetres. */
const RULER = 100;
/** Arm of the cross in the middle of a label, in millimetres. */
const CROSS = 2;
/** Margin around the legend of a tape, in millimetres. */
const MARGIN = 2;

/**
 * A page that shows whether a printer hits the labels: their outlines, a cross in the middle of each, and a ruler in
 * millimetres that shows whether the printer scales.
 * @param offset in millimetres, as for a print run
 */
export async function alignmentPage(
  { name, layout }: NamedLayout,
  offset: { x: number; y: number },
  locale: Locale,
): Promise<Buffer> {
  const { title, scale, ruler, hold } = getAlignmentTexts(locale);
  const heading = `${title}: ${name}`;
  const document = await labelDocument(layout, heading);
  document.font(fontFile()).lineWidth(0.5).strokeColor(LINES).fillColor('#000');
  document.save().translate(mm(offset.x), mm(offset.y));
  for (let label = 0; label < labelsPerPage(layout); label += 1) drawLabel(document, layout, label);
  document.restore();
  const legend = [heading, scale, ruler.replace('{length}', String(RULER)), hold];
  if (layout.page === 'tape') drawTapeLegend(document, layout, scale);
  else drawSheetLegend(document, layout, legend);
  document.end();
  return buffer(document);
}

function drawLabel(document: PDFKit.PDFDocument, layout: LabelLayout, label: number): void {
  const [x, y] = toCorner(layout, label);
  const [width, height] = layout.label;
  const arm = mm(CROSS);
  document.rect(x, y, width, height).stroke();
  document
    .moveTo(x + width / 2 - arm, y + height / 2)
    .lineTo(x + width / 2 + arm, y + height / 2)
    .moveTo(x + width / 2, y + height / 2 - arm)
    .lineTo(x + width / 2, y + height / 2 + arm)
    .stroke();
}

/** Drawn in a box in the middle of the page, because outlines are compared at its edges. */
function drawSheetLegend(document: PDFKit.PDFDocument, { size }: LabelLayout, lines: string[]): void {
  const width = mm(RULER + 10);
  const box = { width: width - mm(10), lineGap: 3 };
  document.fontSize(9);
  const measureHeight = (line: string) => document.heightOfString(line, box) + 4;
  const height = sumBy(lines, measureHeight) + mm(18);
  const [x, y] = [(size[0] - width) / 2, (size[1] - height) / 2];
  document.rect(x, y, width, height).fillAndStroke('#fff', LINES).fillColor('#000');
  let top = y + mm(4);
  for (const line of lines) {
    document.text(line, x + mm(5), top, box);
    top += measureHeight(line);
  }
  drawRuler(document, x + mm(5), y + height - mm(9), RULER);
}

/** A tape has room for one line. */
function drawTapeLegend(document: PDFKit.PDFDocument, { size }: LabelLayout, text: string): void {
  const length = Math.max(1, Math.floor(size[0] / POINTS_PER_MILLIMETRE - 2 * MARGIN));
  document.fontSize(10);
  const room = size[0] - 2 * mm(MARGIN);
  document.fontSize(Math.min(7, (10 * room) / document.widthOfString(text)));
  document.text(text, mm(MARGIN), mm(1), { lineBreak: false });
  drawRuler(document, mm(MARGIN), size[1] - mm(3), length);
}

/** A line with a tick at each millimetre. Ticks at five and ten are longer. */
function drawRuler(document: PDFKit.PDFDocument, x: number, y: number, length: number): void {
  document
    .lineWidth(0.3)
    .moveTo(x, y)
    .lineTo(x + mm(length), y);
  for (let at = 0; at <= length; at += 1) {
    const tick = at % 10 === 0 ? 3 : at % 5 === 0 ? 2 : 1;
    document.moveTo(x + mm(at), y).lineTo(x + mm(at), y - mm(tick) * (length < RULER ? 0.5 : 1));
  }
  document.stroke('#000');
  if (length < RULER) return;
  document.fontSize(6);
  for (let at = 0; at <= length; at += 10) {
    const text = String(at);
    document.text(text, x + mm(at) - document.widthOfString(text) / 2, y + 2, { lineBreak: false });
  }
}
