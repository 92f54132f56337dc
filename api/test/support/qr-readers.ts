import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import jsQR from 'jsqr';
import type { Sharp } from 'sharp';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

let prepared = false;

function prepare(): void {
  if (prepared) return;
  const wasm = createRequire(__filename).resolve('zxing-wasm/reader/zxing_reader.wasm');
  const { buffer } = new Uint8Array(readFileSync(wasm));
  prepareZXingModule({ overrides: { wasmBinary: buffer } });
  prepared = true;
}

/** What two readers that share no code see in a picture. */
export async function readByBoth(picture: Sharp): Promise<(string | undefined)[]> {
  prepare();
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const pixels = new Uint8ClampedArray(data);
  const image = { data: pixels, width, height, colorSpace: 'srgb' } as const;
  const [found] = await readBarcodes(image, { formats: ['QRCode'], tryInvert: false });
  return [jsQR(pixels, width, height)?.data, found?.text];
}

export interface FoundCode {
  text: string;
  /** Middle of the symbol, in pixels. */
  x: number;
  y: number;
}

/** All codes in a picture of a page. */
export async function codesOn(page: Sharp): Promise<FoundCode[]> {
  prepare();
  const { data, info } = await page
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const image = {
    data: new Uint8ClampedArray(data),
    width: info.width,
    height: info.height,
    colorSpace: 'srgb',
  } as const;
  const found = await readBarcodes(image, {
    formats: ['QRCode'],
    maxNumberOfSymbols: 255,
    // A page is upright, black on white and of the right size.
    tryRotate: false,
    tryInvert: false,
    tryDownscale: false,
  });
  return found.map(({ text, position: { topLeft, bottomRight, topRight, bottomLeft } }) => ({
    text,
    x: (topLeft.x + topRight.x + bottomLeft.x + bottomRight.x) / 4,
    y: (topLeft.y + topRight.y + bottomLeft.y + bottomRight.y) / 4,
  }));
}
