import { PHOTO } from '@ringtag/contracts';
import type { Metadata, Sharp } from 'sharp';

const QUALITY = 82;

/** The centre of a picture as a square WebP, rotated by its EXIF orientation. */
export function cutSquare(picture: Sharp, { width, height }: Metadata): Sharp {
  const edge = Math.min(PHOTO.edge, width, height);
  return picture.rotate().resize(edge, edge, { fit: 'cover' }).webp({ quality: QUALITY });
}

/** Of a photo in a contact, in px. With its text form, the file stays below 40 KB. */
const CONTACT_EDGE = 256;

/** A copy of a stored photo for contacts: phones read no WebP there. */
export function toContactPhoto(photo: Sharp): Sharp {
  return photo
    .resize(CONTACT_EDGE, CONTACT_EDGE, { withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .jpeg({ quality: QUALITY });
}

/** A smaller copy of a stored photo, with sides of `edge` pixels. */
export function shrink(photo: Sharp, edge: number): Sharp {
  return photo.resize(edge, edge, { withoutEnlargement: true }).webp({ quality: QUALITY });
}
