import { cornerOf, labelsPerPage, type LabelLayout, POINTS_PER_MILLIMETRE } from '@ringtag/contracts';
import type { QrDrawing } from '@ringtag/qr';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { labelDocument } from '../label-layouts/label-document';
import { paint } from '../qr/qr-pdf';

/** Between a code and the edge of its label, in points: printers shift sheets by a millimetre or two. */
const PADDING = 4;

export interface SheetSettings {
  layout: LabelLayout;
  /** From 1. */
  startAt: number;
  /** Millimetres. */
  offset: { x: number; y: number };
  cutMarks: boolean;
}

/** Labels on pages of a PDF, vectors in true size: to be printed at 100 %. */
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

  /** Draws one after the other; other requests have their turn after each page. */
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
    const [x, y] = this.cornerOf(label);
    const [width, height] = this.settings.layout.label;
    const scale = Math.min((width - 2 * PADDING) / drawing.width, (height - 2 * PADDING) / drawing.height);
    document.save();
    if (this.settings.cutMarks) document.lineWidth(0.25).rect(x, y, width, height).stroke('#9ca3af');
    document.translate(x + (width - drawing.width * scale) / 2, y + (height - drawing.height * scale) / 2);
    document.scale(scale);
    paint(document, drawing);
    document.restore();
  }

  private cornerOf(label: number): [number, number] {
    const { layout, offset } = this.settings;
    const [x, y] = cornerOf(layout, label);
    return [x + offset.x * POINTS_PER_MILLIMETRE, y + offset.y * POINTS_PER_MILLIMETRE];
  }
}
