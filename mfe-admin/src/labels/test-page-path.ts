/** Where the page is that shows whether a printer hits the labels. @param layout an id, or the key of a bought sheet */
export function testPagePath(layout: string, { offsetX = 0, offsetY = 0 } = {}): string {
  return `/api/label-layouts/${layout}/test-page.pdf?offsetX=${offsetX}&offsetY=${offsetY}`;
}
