/** Print dialogs begin with "actual size" then (PDF 1.7, table 150). pdfkit has no option for it. */
export function printAtTrueSize(document: PDFKit.PDFDocument): void {
  const { _root: catalog } = document as unknown as { _root: { data: Record<string, unknown> } };
  catalog.data.ViewerPreferences = document.ref({ PrintScaling: 'None' });
}
