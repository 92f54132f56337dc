import { labelsPerPage, type LabelLayout } from '@ringtag/contracts';
import type { QrDrawing } from '@ringtag/qr';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { paint } from './qr-pdf';

const POINTS_PER_MILLIMETRE = 72 / 25.4;
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
    const { default: PDFDocument } = await import('pdfkit');
    const size = settings.layout.page.toUpperCase();
    const document = new PDFDocument({ size, margin: 0, info: { Title: title } });
    printAtTrueSize(document);
    return new LabelSheet(settings, document);
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

  /** Upper left corner of a label, counted from 0 along the rows. */
  private cornerOf(label: number): [number, number] {
    const { layout, offset } = this.settings;
    const [across] = layout.grid;
    return [
      layout.origin[0] + (label % across) * layout.pitch[0] + offset.x * POINTS_PER_MILLIMETRE,
      layout.origin[1] + Math.floor(label / across) * layout.pitch[1] + offset.y * POINTS_PER_MILLIMETRE,
    ];
  }
}

/** Print dialogs begin with "actual size" then (PDF 1.7, table 150). pdfkit has no option for it. */
function printAtTrueSize(document: PDFKit.PDFDocument): void {
  const { _root: catalog } = document as unknown as { _root: { data: Record<string, unknown> } };
  catalog.data.ViewerPreferences = document.ref({ PrintScaling: 'None' });
}
