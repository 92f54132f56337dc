import type { Area } from 'react-easy-crop';
import { decodePicture } from './decode-picture';

/** Larger files are refused before they are decoded. */
export const PICTURE_MAX_BYTES = 10_000_000;

/** The longest edge of the square, in px. Enough for a sharp avatar of 96 px on any screen. */
const PICTURE_EDGE = 512;

export type PictureProblem = 'notAnImage' | 'tooLarge' | 'unreadable';

export class PictureError extends Error {
  constructor(readonly problem: PictureProblem) {
    super(problem);
  }
}

/**
 * A chosen file, decoded.
 * @throws PictureError if the file is no picture.
 */
export async function readPicture(file: File): Promise<ImageBitmap> {
  if (!file.type.startsWith('image/')) throw new PictureError('notAnImage');
  if (file.size > PICTURE_MAX_BYTES) throw new PictureError('tooLarge');
  try {
    return await decodePicture(file);
  } catch {
    throw new PictureError('unreadable');
  }
}

/**
 * The square `area` of a picture that was turned by `rotation` degrees, as WebP. As JPEG if the browser cannot write
 * WebP.
 */
export async function cutPicture(picture: ImageBitmap, area: Area, rotation: number): Promise<Blob> {
  const edge = Math.min(PICTURE_EDGE, area.width);
  const canvas = document.createElement('canvas');
  canvas.width = edge;
  canvas.height = edge;
  const context = canvas.getContext('2d');
  if (!context) throw new PictureError('unreadable');
  // White, because transparent parts would be black in a JPEG.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, edge, edge);
  context.imageSmoothingQuality = 'high';
  context.scale(edge / area.width, edge / area.height);
  context.translate(-area.x, -area.y);
  const sideways = rotation % 180 !== 0;
  const { width, height } = picture;
  context.translate((sideways ? height : width) / 2, (sideways ? width : height) / 2);
  context.rotate((rotation * Math.PI) / 180);
  context.drawImage(picture, -width / 2, -height / 2);
  const webp = await toBlob(canvas, 'image/webp');
  return webp.type === 'image/webp' ? webp : toBlob(canvas, 'image/jpeg');
}

function toBlob(canvas: HTMLCanvasElement, type: string): Promise<Blob> {
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new PictureError('unreadable'))), type, 0.88),
  );
}
