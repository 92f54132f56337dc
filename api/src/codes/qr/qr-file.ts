import { applyDecorators, Header, type StreamableFile } from '@nestjs/common';
import type { QrDrawing } from '@ringtag/qr';
import { toAttachment } from '../../platform/http/attachment';
import { AnswersFile } from '../../platform/open-api/answers';
import { qrPdf } from './qr-pdf';
import { qrPng } from './qr-png';
import { qrSvgFile } from './qr-svg';

const TYPES = { svg: 'image/svg+xml', png: 'image/png', pdf: 'application/pdf' };

interface DrawnCode {
  alias: string;
  drawing: QrDrawing;
}

/** A handler that answers a file from `qrFile`. The policy keeps an SVG from running scripts. */
export function AnswersQr(format: keyof typeof TYPES): MethodDecorator {
  return applyDecorators(
    Header('Content-Security-Policy', "default-src 'none'; img-src data:; sandbox"),
    Header('Cache-Control', 'private, no-cache'),
    AnswersFile(TYPES[format]),
  );
}

/** A QR code to download. @param size as for `drawQrFile` */
export async function qrFile(
  code: DrawnCode,
  format: keyof typeof TYPES,
  size: number,
): Promise<StreamableFile> {
  const bytes = await drawQrFile(code, format, size);
  return toAttachment(bytes, TYPES[format], `${code.alias}.${format}`);
}

/** @param size of a PNG in pixels, of others in millimetres */
export async function drawQrFile(
  { alias, drawing }: DrawnCode,
  format: keyof typeof TYPES,
  size: number,
): Promise<Buffer> {
  if (format === 'png') return qrPng(drawing, size);
  if (format === 'pdf') return qrPdf(drawing, size, alias);
  return Buffer.from(qrSvgFile(drawing, size));
}
