import { ATTACHMENT } from '@ringtag/contracts';
import type { Metadata, Sharp } from 'sharp';

const QUALITY = 80;

/** Width and height of a photo as it is stored: turned upright, and at most 1,600 px on the longer side. */
export function toStoredSize({ autoOrient: { width, height } }: Metadata): { width: number; height: number } {
  const scale = Math.min(1, ATTACHMENT.edge / Math.max(width, height));
  const shrink = (length: number) => Math.max(1, Math.round(length * scale));
  return { width: shrink(width), height: shrink(height) };
}

/** The whole photo as a WebP in sRGB, turned by its EXIF orientation. sharp writes no metadata. */
export function makeWhole(picture: Sharp, about: Metadata): Sharp {
  const { width, height } = toStoredSize(about);
  return picture.autoOrient().resize(width, height, { fit: 'fill' }).webp({ quality: QUALITY });
}
