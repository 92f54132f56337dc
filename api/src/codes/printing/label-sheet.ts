import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  LABEL_PADDING,
  type LabelLayout,
  labelsPerPage,
  POINTS_PER_MILLIMETRE,
  toCorner,
} from '@ringtag/contracts';
import type { QrDrawing } from '@ringtag/qr';
import { labelDocument } from '../label-layouts/label-document';
import { paint } from '../qr/qr-pdf';

export interface SheetSettings {
  layout: LabelLayout;
  /** The first label to print on; 1 is the first one of a sheet. */
  startAt: number;
  /** In millimetres. */
  offset: { x: number; y: number };
  cutMarks: boolean;
  /** For the backs of the labels: what is left on the front is right on the back. */
  mirrored?: boolean;
}

/**
 * A PDF with pages of labels, in parts. Drawings are vectors in true size: the file is printed at 100 %. After each page,
 * other requests have their turn. Drawing waits for a slow reader.
 */
export async function* labelSheet(
  settings: SheetSettings,
  title: string,
  drawings: AsyncIterable<QrDrawing> | Iterable<QrDrawing>,
): AsyncGenerator<Buffer> {
  const document = await labelDocument(settings.layout, title);
  const perPage = labelsPerPage(settings.layout);
  let label = settings.startAt - 1;
  for await (const drawing of drawings) {
    if (label === perPage) {
      document.addPage();
      label = 0;
      await nextTurn();
      const ready = document.read() as Buffer | null;
      if (ready) yield ready;
    }
    drawLabel(document, settings, drawing, label);
    label += 1;
  }
  document.end();
  yield* document as AsyncIterable<Buffer>;
}

function drawLabel(
  document: PDFKit.PDFDocument,
  { layout, offset, cutMarks, mirrored }: SheetSettings,
  drawing: QrDrawing,
  label: number,
): void {
  const [fromLeft, top] = toCorner(layout, label);
  const left = mirrored ? document.page.width - fromLeft - layout.label[0] : fromLeft;
  const [x, y] = [left + offset.x * POINTS_PER_MILLIMETRE, top + offset.y * POINTS_PER_MILLIMETRE];
  const [width, height] = layout.label;
  const [free, high] = [width - 2 * LABEL_PADDING, height - 2 * LABEL_PADDING];
  const scale = Math.min(free / drawing.width, high / drawing.height);
  document.save();
  if (cutMarks) document.lineWidth(0.25).rect(x, y, width, height).stroke('#9ca3af');
  document.translate(x + (width - drawing.width * scale) / 2, y + (height - drawing.height * scale) / 2);
  document.scale(scale);
  document.rect(0, 0, drawing.width, drawing.height).fill(drawing.background);
  paint(document, drawing);
  document.restore();
}
