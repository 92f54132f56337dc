import { expect, type Page, test } from '@playwright/test';

/** For the top of a file of pictures. */
export function setUpPictures(): void {
  test.use({ deviceScaleFactor: 0.5 });
  // Elsewhere the browser does not take its letters from fonts.conf, and every line breaks differently.
  test.skip(process.platform !== 'linux', 'the pictures were drawn with the fonts of the tests on Linux');
}

/**
 * Compares the page with its picture in `e2e/pictures`. Pictures are drawn at half size and may differ in two of a
 * hundred pixels, so that they catch what moved, vanished or changed its colour and not how a browser smooths its
 * letters. Renew them with `--update-snapshots` (docs/testing.md).
 */
export async function compare(page: Page, name: string, fullPage = false): Promise<void> {
  await expect(page).toHaveScreenshot(`${name}.png`, {
    fullPage,
    scale: 'device',
    maxDiffPixelRatio: 0.02,
    threshold: 0.3,
  });
}
