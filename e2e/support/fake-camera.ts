import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drawQr, PLAIN_DESIGN } from '@ringtag/qr';
import sharp from 'sharp';

/** A video of 4:3, as a webcam has it. */
const SIZE = { width: 640, height: 480 };
/** The edge of the code in it. */
const EDGE = 300;
const FRAMES = 2;

export interface VideoFile {
  path: string;
  remove: () => void;
}

/** A video that shows a QR code with this text on a grey wall, as Chromium's fake camera reads it (YUV4MPEG2). */
export async function filmQrCode(text: string): Promise<VideoFile> {
  const folder = mkdtempSync(join(tmpdir(), 'ringtag-camera-'));
  const path = join(folder, 'camera.y4m');
  writeFileSync(path, toVideo(await drawBrightness(text)));
  return { path, remove: () => rmSync(folder, { recursive: true }) };
}

/** The brightness of each pixel. */
async function drawBrightness(text: string): Promise<Buffer> {
  const drawing = drawQr(text, '', { ...PLAIN_DESIGN, showAlias: false });
  const parts = drawing.parts.map(({ path, rule }) => `<path d="${path}" fill-rule="${rule}"/>`).join('');
  const { width } = drawing;
  const code = `<svg xmlns="http://www.w3.org/2000/svg" width="${EDGE}" height="${EDGE}" viewBox="0 0 ${width} ${width}"><rect width="${width}" height="${width}" fill="#fff"/>${parts}</svg>`;
  return sharp({ create: { ...SIZE, channels: 3, background: '#9aa3ad' } })
    .composite([{ input: Buffer.from(code) }])
    .greyscale()
    .raw()
    .toBuffer();
}

/** Two equal pictures, which Chromium repeats. Both planes of colour are neutral. */
function toVideo(brightness: Buffer): Buffer {
  const header = Buffer.from(`YUV4MPEG2 W${SIZE.width} H${SIZE.height} F10:1 Ip A1:1 C420jpeg\n`);
  const colour = Buffer.alloc((SIZE.width * SIZE.height) / 2, 128);
  const frame = Buffer.concat([Buffer.from('FRAME\n'), brightness, colour]);
  return Buffer.concat([header, ...Array.from({ length: FRAMES }, () => frame)]);
}
