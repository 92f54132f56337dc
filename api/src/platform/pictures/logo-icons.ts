import { loadSharp } from './load-sharp';

/** What browsers and phones ask for by name: the edge in px, and of it the share of the logo. */
const ICONS = new Map([
  ['favicon.ico', { edge: 48, share: 1 }],
  // Phones cut the corners.
  ['apple-touch-icon.png', { edge: 180, share: 0.7 }],
  ['icon-192.png', { edge: 192, share: 1 }],
  ['icon-512.png', { edge: 512, share: 1 }],
  ['icon-512-maskable.png', { edge: 512, share: 0.7 }],
]);
const POINTS_PER_INCH = 72;

export const isLogoIcon = (name: string): boolean => ICONS.has(name);

/** Draws a logo, the text of an SVG file, as the icon of this name. */
export async function drawLogoIcon(logo: string, name: string): Promise<Buffer> {
  const sharp = await loadSharp();
  const { edge, share } = ICONS.get(name)!;
  const inner = Math.round(edge * share);
  const file = Buffer.from(logo);
  const { width = edge, height = edge } = await sharp(file).metadata();
  const density = Math.min((POINTS_PER_INCH * inner) / Math.min(width, height), 2400);
  const space = Math.floor((edge - inner) / 2);
  const rest = edge - inner - space;
  const fit = { fit: 'contain', background: share < 1 ? '#fff' : '#0000' } as const;
  const drawn = sharp(file, { density }).resize(inner, inner, fit);
  if (share === 1) return drawn.png().toBuffer();
  const framed = drawn.extend({ top: space, left: space, bottom: rest, right: rest, background: '#fff' });
  return framed.flatten({ background: '#fff' }).png().toBuffer();
}

/** Draws every icon once, and says why one cannot be drawn: the beginning of an SVG file says little. */
export async function findLogoFault(logo: string | undefined): Promise<string | undefined> {
  if (logo === undefined) return undefined;
  try {
    for (const name of ICONS.keys()) await drawLogoIcon(logo, name);
    return undefined;
  } catch (error) {
    const [reason] = (error as Error).message.split('\n');
    return `BRAND_LOGO: must be an SVG file that can be drawn as an icon (${reason})`;
  }
}
