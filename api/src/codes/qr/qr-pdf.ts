import { POINTS_PER_MILLIMETRE } from '@ringtag/contracts';
import type { QrDrawing } from '@ringtag/qr';
import { LRUCache } from 'lru-cache';
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
  return collectBytes(document);
}

/** Paints a drawing at the origin; a module is one unit wide. */
export function paint(document: PDFKit.PDFDocument, drawing: QrDrawing): void {
  for (const { fill, rule, path } of drawing.parts) {
    document.path(path).fill(fill, rule === 'evenodd' ? 'even-odd' : 'non-zero');
  }
  for (const { fill, path } of toLines(drawing)) document.addContent(toOperators(document, path)).fill(fill);
  if (!drawing.logo) return;
  const { href, x, y, edge } = drawing.logo;
  document.image(href, x, y, { fit: [edge, edge], align: 'center', valign: 'center' });
}

/** A cache by path: all labels of a sheet have the same caption. Parsing its outline takes as long as the symbol. */
const operators = new LRUCache<string, string>({ max: 10 });

/** The PDF operators that draw a path. */
function toOperators(document: PDFKit.PDFDocument, path: string): string {
  const kept = operators.get(path);
  if (kept !== undefined) return kept;
  const said: string[] = [];
  const recorder = Object.create(document, {
    addContent: { value: (operator: string) => (said.push(operator), recorder) },
  }) as PDFKit.PDFDocument;
  recorder.path(path);
  const written = said.join('\n');
  operators.set(path, written);
  return written;
}

/** Ends the document and reads all of it. */
export async function collectBytes(document: PDFKit.PDFDocument): Promise<Buffer> {
  document.end();
  const chunks: Buffer[] = [];
  for await (const chunk of document) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
