import type { QrDrawing } from '@ringtag/qr';
import { qrPixels } from './qr-png';

/** Pixels per module: what a phone sees from close by, and from the greatest distance that should work. */
const DISTANCES = [8, 3] as const;

/** Draws the picture and checks that a QR code reader reads this address from it, whose scheme may be in capitals. */
export async function isReadable(drawing: QrDrawing, text: string): Promise<boolean> {
  const { default: jsQR } = await import('jsqr');
  for (const pixels of DISTANCES) {
    const picture = await qrPixels(drawing, drawing.width * pixels);
    const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    const read = jsQR(new Uint8ClampedArray(data), info.width, info.height, {
      inversionAttempts: 'dontInvert',
    });
    if (read?.data.toUpperCase() !== text.toUpperCase()) return false;
  }
  return true;
}
