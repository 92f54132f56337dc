import { PHOTO } from '@ringtag/contracts';
import type { Metadata, Sharp } from 'sharp';

type PhotoType = (typeof PHOTO.types)[number];

const QUALITY = 82;

/** The type by the first bytes; file name and Content-Type are not trusted (UPL-1). */
export function detectPhotoType(bytes: Buffer): PhotoType | undefined {
  if (bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'image/jpeg';
  if (bytes.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'))) return 'image/png';
  const [riff, webp] = [bytes.toString('latin1', 0, 4), bytes.toString('latin1', 8, 12)];
  return riff === 'RIFF' && webp === 'WEBP' ? 'image/webp' : undefined;
}

/** The centre of a picture as a square WebP, rotated by its EXIF orientation. */
export function cutSquare(picture: Sharp, { width, height }: Metadata): Sharp {
  const edge = Math.min(PHOTO.edge, width, height);
  return picture.rotate().resize(edge, edge, { fit: 'cover' }).webp({ quality: QUALITY });
}

/** A smaller copy of a stored photo, with sides of `edge` pixels. */
export function shrink(photo: Sharp, edge: number): Sharp {
  return photo.resize(edge, edge, { withoutEnlargement: true }).webp({ quality: QUALITY });
}
