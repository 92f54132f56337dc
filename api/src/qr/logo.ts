import { QR_LIMITS } from '@ringtag/qr';
import { ValidationError } from '../platform/http/domain-error';

const MAX_PIXELS = 4_000_000;

/**
 * Makes a picture of our own of an uploaded logo: PNG, at most 192 pixels wide and high, without whatever else was in
 * the file (UPL-1). Throws a validation error of the field `logo` for what is no such picture.
 */
export async function ownLogo(href: string): Promise<string> {
  const bytes = Buffer.from(href.slice(href.indexOf(',') + 1), 'base64');
  const edge = QR_LIMITS.logoEdge;
  const { default: sharp } = await import('sharp');
  try {
    const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
    const { format } = await picture.metadata();
    if (format !== 'png') throw refusal();
    const png = await picture
      .resize(edge, edge, { fit: 'inside', withoutEnlargement: true })
      .png({ palette: true })
      .toBuffer();
    return `data:image/png;base64,${png.toString('base64')}`;
  } catch {
    throw refusal();
  }
}

function refusal(): ValidationError {
  return new ValidationError([{ field: 'logo', code: 'isPng', message: 'logo must be a PNG picture' }]);
}
