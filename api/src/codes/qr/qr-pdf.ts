import { buffer } from 'node:stream/consumers';
import { POINTS_PER_MILLIMETRE } from '@ringtag/contracts';
import type { QrDrawing } from '@ringtag/qr';
import { toLines } from './qr-svg';

/** A PDF page of the size of the drawing. It has only vectors, so it can be printed at any size. */
export async function qrPdf(drawing: QrDrawing, millimetres: number, title: string): Promise<Buffer> {
  const width = millimetres * POINTS_PER_MILLIMETRE;
  const scale = width / drawing.width;
  const { default: PDFDocument } = await import('pdfkit');
  const size: [number, number] = [width, drawing.height * scale];
  const document = new PDFDocument({ size, margin: 0, info: { Title: title } });
  document.rect(0, 0, ...size).fill(drawing.background);
  document.scale(scale);
  paint(document, drawing);
  document.end();
  return buffer(document);
}

/** Paints a drawing at the origin; a module is one unit wide. */
export function paint(document: PDFKit.PDFDocument, drawing: QrDrawing): void {
  for (const { fill, rule, path } of [...drawing.parts, ...toLines(drawing)]) {
    document.path(path).fill(fill, rule === 'evenodd' ? 'even-odd' : 'non-zero');
  }
  if (!drawing.logo) return;
  const { href, x, y, edge } = drawing.logo;
  document.image(href, x, y, { fit: [edge, edge], align: 'center', valign: 'center' });
}
