import type { QrDrawing } from '@ringtag/qr';
import type { Sharp } from 'sharp';
import { loadSharp } from '../../platform/pictures/load-sharp';
import { qrSvg } from './qr-svg';

/** A drawing in pixels. A module is a whole number of pixels, so that edges are sharp. The margin takes the rest. */
export async function qrPixels(drawing: QrDrawing, edge: number): Promise<Sharp> {
  const sharp = await loadSharp();
  const scale = Math.max(1, Math.floor(edge / drawing.width));
  const padding = Math.max(0, Math.floor((edge - scale * drawing.width) / 2) / scale);
  const height = edge + scale * (drawing.height - drawing.width);
  const svg = qrSvg(drawing, {
    width: String(edge),
    height: String(height),
    viewBox: { x: -padding, y: -padding, width: edge / scale, height: height / scale },
  });
  return sharp(Buffer.from(svg));
}

/**
 * Without a palette: it would halve the file but take four times as long.
 * @param edge width in pixels; texts below the symbol make the picture higher than wide
 */
export async function qrPng(drawing: QrDrawing, edge: number): Promise<Buffer> {
  return (await qrPixels(drawing, edge)).png().toBuffer();
}
