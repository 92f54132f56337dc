import { PHOTO } from '@ringtag/contracts';
import { ValidationError } from '../platform/http/domain-error';

type PhotoType = (typeof PHOTO.types)[number];

const QUALITY = 82;

const unusable = () =>
  new ValidationError([{ field: 'photo', code: 'isPicture', message: 'Please choose another picture' }]);

/** What the first bytes say: neither a name nor a header is asked (UPL-1). */
export function photoTypeOf(bytes: Buffer): PhotoType | undefined {
  if (bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'image/jpeg';
  if (bytes.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'))) return 'image/png';
  const [riff, webp] = [bytes.toString('latin1', 0, 4), bytes.toString('latin1', 8, 12)];
  return riff === 'RIFF' && webp === 'WEBP' ? 'image/webp' : undefined;
}

/**
 * The middle of a picture as a square WebP without anything but its pixels, turned as its camera says. Decoding and
 * encoding run in libvips' threads. Throws `validation_failed` for what is no picture or has too many pixels.
 */
export async function squarePhoto(bytes: Buffer): Promise<Buffer> {
  const type = photoTypeOf(bytes);
  if (!type) throw unusable();
  const { default: sharp } = await import('sharp');
  try {
    const picture = sharp(bytes, { limitInputPixels: PHOTO.maxPixels, failOn: 'error', pages: 1 });
    const { format, width, height } = await picture.metadata();
    if (`image/${format}` !== type) throw unusable();
    const edge = Math.min(PHOTO.edge, width, height);
    return await picture.rotate().resize(edge, edge, { fit: 'cover' }).webp({ quality: QUALITY }).toBuffer();
  } catch {
    // libvips tells of broken files by an error each.
    throw unusable();
  }
}
