import type { PHOTO } from '@ringtag/contracts';

type PhotoType = (typeof PHOTO.types)[number];

/** The type by the first bytes; file name and Content-Type are not trusted (UPL-1). */
export function detectPhotoType(bytes: Buffer): PhotoType | undefined {
  if (bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'image/jpeg';
  if (bytes.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'))) return 'image/png';
  const [riff, webp] = [bytes.toString('latin1', 0, 4), bytes.toString('latin1', 8, 12)];
  return riff === 'RIFF' && webp === 'WEBP' ? 'image/webp' : undefined;
}
