import { QR_LIMITS } from '@ringtag/qr';
import { decodePicture } from '@ringtag/ui';

/** Edges in px, tried from the largest until the file is small enough. Photos compress less well than drawings. */
const EDGES = [QR_LIMITS.logoEdge, 144, 96, 64] as const;

/**
 * The chosen picture as a small PNG in a `data:` address.
 * @throws Error if the file is no picture.
 */
export async function readLogo(file: File): Promise<string> {
  const picture = await decodePicture(file);
  try {
    for (const edge of EDGES) {
      const href = toPng(picture, edge);
      if (href.length <= QR_LIMITS.logo.max) return href;
    }
    throw new Error('The picture stays too large');
  } finally {
    picture.close();
  }
}

function toPng(picture: ImageBitmap, edge: number): string {
  const scale = Math.min(1, edge / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser draws no pictures');
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/png');
}
