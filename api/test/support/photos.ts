import { randomUUID } from 'node:crypto';
import sharp from 'sharp';

const RED = '#d02020';
const BLUE = '#2020d0';

export const picture = (width: number, height: number, background: string = RED) =>
  sharp({ create: { width, height, channels: 3, background } });

export const jpeg = (width = 40, height = 30): Promise<Buffer> => picture(width, height).jpeg().toBuffer();

/** A picture as a camera writes it: lying on its side, blue on the left, with its place and a name. */
export async function cameraPhoto(width = 900, height = 600): Promise<Buffer> {
  const left = await picture(Math.round(width / 3), height, BLUE)
    .png()
    .toBuffer();
  const exif = {
    IFD0: { Artist: 'Wilhelmina' },
    IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 31/1 30/1', GPSLongitudeRef: 'E' },
  };
  return picture(width, height)
    .composite([{ input: left, left: 0, top: 0 }])
    .withMetadata({ orientation: 6 })
    .withExifMerge(exif)
    .withIccProfile('p3')
    .jpeg()
    .toBuffer();
}

/** The body of a form as a browser sends it: texts first, then files. */
export function newForm(
  fields: Record<string, string>,
  files: readonly (Buffer | { bytes: Buffer; name: string })[] = [],
): { body: Buffer; headers: Record<string, string> } {
  const boundary = `----form${randomUUID()}`;
  const parts: Buffer[] = Object.entries(fields).map(([name, value]) =>
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
  );
  for (const file of files) {
    const { bytes, name } = Buffer.isBuffer(file) ? { bytes: file, name: 'photo.jpg' } : file;
    const head = `Content-Disposition: form-data; name="photos"; filename="${name}"\r\nContent-Type: image/jpeg`;
    parts.push(Buffer.from(`--${boundary}\r\n${head}\r\n\r\n`), bytes, Buffer.from('\r\n'));
  }
  parts.push(Buffer.from(`--${boundary}--\r\n`));
  return {
    body: Buffer.concat(parts),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}

/** What a browser sends for a form: no file was chosen. */
export const NO_FILE = { bytes: Buffer.alloc(0), name: '' };
