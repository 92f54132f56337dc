import type { LabelLayout } from '@ringtag/contracts';

/** A PDF with pages of the size of a sheet of labels. */
export async function labelDocument({ size }: LabelLayout, title: string): Promise<PDFKit.PDFDocument> {
  const { default: PDFDocument } = await import('pdfkit');
  const document = new PDFDocument({ size: [...size], margin: 0, info: { Title: title } });
  // Makes print dialogs start with "actual size" (PDF 1.7, table 150). pdfkit has no option for it.
  const { _root: catalog } = document as unknown as { _root: { data: Record<string, unknown> } };
  catalog.data.ViewerPreferences = document.ref({ PrintScaling: 'None' });
  return document;
}
