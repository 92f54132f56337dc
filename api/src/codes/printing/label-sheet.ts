import { setImmediate as nextTurn } from 'node:timers/promises';
import { toCorner, labelsPerPage, type LabelLayout, POINTS_PER_MILLIMETRE } from '@ringtag/contracts';
import type { QrDrawing } from '@ringtag/qr';
import { labelDocument } from '../label-layouts/label-document';
import { paint } from '../qr/qr-pdf';

/** Space between a code and the edge of its label, in points. Printers shift sheets by a millimetre or two. */
const PADDING = 4;

export interface SheetSettings {
  layout: LabelLayout;
  /** The first label to print on; 1 is the first one of a sheet. */
  startAt: number;
  /** In millimetres. */
  offset: { x: number; y: number };
  cutMarks: boolean;
}

/** A PDF with pages of labels. Drawings are vectors in true size: the file is printed at 100 %. */
export class LabelSheet {
  private next: number;

  private constructor(
    private readonly settings: SheetSettings,
    readonly document: PDFKit.PDFDocument,
  ) {
    this.next = settings.startAt - 1;
  }

  static async start(settings: SheetSettings, title: string): Promise<LabelSheet> {
    return new LabelSheet(settings, await labelDocument(settings.layout, title));
  }

  /** Draws codes on the next labels. After each page, other requests have their turn. */
  async add(drawings: Iterable<QrDrawing>): Promise<void> {
    const perPage = labelsPerPage(this.settings.layout);
    for (const drawing of drawings) {
      if (this.next === perPage) {
        this.document.addPage();
        this.next = 0;
        await nextTurn();
      }
      this.draw(drawing, this.next);
      this.next += 1;
    }
  }

  private draw(drawing: QrDrawing, label: number): void {
    const { document } = this;
    const { layout, offset, cutMarks } = this.settings;
    const [left, top] = toCorner(layout, label);
    const [x, y] = [left + offset.x * POINTS_PER_MILLIMETRE, top + offset.y * POINTS_PER_MILLIMETRE];
    const [width, height] = layout.label;
    const scale = Math.min((width - 2 * PADDING) / drawing.width, (height - 2 * PADDING) / drawing.height);
    document.save();
    if (cutMarks) document.lineWidth(0.25).rect(x, y, width, height).stroke('#9ca3af');
    document.translate(x + (width - drawing.width * scale) / 2, y + (height - drawing.height * scale) / 2);
    document.scale(scale);
    paint(document, drawing);
    document.restore();
  }
}
