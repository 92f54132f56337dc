import { correction, generate, type Bitmap2D } from 'lean-qr';
import type { ErrorCorrection } from './qr-design';

/**
 * The symbol of an address whose host and path are in capitals, which take less room. Some readers take a text for an
 * address only if its scheme is in lower case; it is in capitals, too, where the symbol would otherwise be larger.
 */
export function encodeAddress(address: string, level: ErrorCorrection): Bitmap2D {
  const options = { minCorrectionLevel: correction[level], maxCorrectionLevel: correction[level] };
  const written = generate(address, options);
  const capitals = generate(
    address.replace(/^[a-z]+(?=:)/, (scheme) => scheme.toUpperCase()),
    options,
  );
  return capitals.size < written.size ? capitals : written;
}
