/**
 * Returns the path of a test page, which shows whether the printer hits the labels.
 * @param layout the id of an added label size, or the key of a built-in one
 */
export function testPagePath(layout: string, { offsetX = 0, offsetY = 0 } = {}): string {
  return `/api/label-layouts/${layout}/test-page.pdf?offsetX=${offsetX}&offsetY=${offsetY}`;
}
