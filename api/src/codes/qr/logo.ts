import { QR_LIMITS } from '@ringtag/qr';
import { newFieldError } from '../../platform/errors/domain-error';
import { type PictureBounds, type Pictures, UnusablePictureError } from '../../platform/pictures/pictures';
import { toKnown } from '../../platform/turns/asker';

const BOUNDS: PictureBounds = { pixels: 4_000_000, side: 4000, ratio: 20, seconds: 5 };

/**
 * Encodes an uploaded logo again as a PNG of at most 192 pixels a side, without any other data of the file (UPL-1).
 * Throws a validation error of the field `logo` if it is no usable PNG.
 * @param owner who sent it
 */
export async function ownLogo(pictures: Pictures, owner: string, href: string): Promise<string> {
  const bytes = Buffer.from(href.slice(href.indexOf(',') + 1), 'base64');
  const edge = QR_LIMITS.logoEdge;
  try {
    const png = await pictures.remake(toKnown(owner), bytes, BOUNDS, (picture, { format }) => {
      if (format !== 'png') throw new UnusablePictureError('It is no PNG');
      return picture.resize(edge, edge, { fit: 'inside', withoutEnlargement: true }).png({ palette: true });
    });
    return `data:image/png;base64,${png.toString('base64')}`;
  } catch (error) {
    if (!(error instanceof UnusablePictureError)) throw error;
    throw newFieldError('logo', 'isPng', 'logo must be a PNG image');
  }
}
