import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { drawIcons } from './icons-plugin';

const PUBLIC = join(__dirname, '../../shell/public');

describe('the icons', () => {
  let icons: Record<string, Buffer>;
  beforeAll(async () => {
    icons = await drawIcons(readFileSync(join(PUBLIC, 'favicon.svg'), 'utf8'));
  });

  it('should be those that the manifest names, in the sizes that it says', async () => {
    const manifest = JSON.parse(readFileSync(join(PUBLIC, 'manifest.webmanifest'), 'utf8')) as {
      icons: { src: string; sizes: string }[];
    };
    const drawn = manifest.icons.filter(({ src }) => src.endsWith('.png'));
    expect(drawn).toHaveLength(3);
    for (const { src, sizes } of drawn) {
      const { width, height } = await sharp(icons[src.slice(1)]).metadata();
      expect(`${width}x${height}`).toBe(sizes);
    }
  });

  it.each([
    ['apple-touch-icon.png', 255],
    ['icon-512-maskable.png', 255],
    ['icon-512.png', 0],
  ])('should fill the corners of %s, or leave them free', async (name, alpha) => {
    const corner = await sharp(icons[name])
      .extract({ left: 0, top: 0, width: 1, height: 1 })
      .ensureAlpha()
      .raw();
    expect((await corner.toBuffer())[3]).toBe(alpha);
  });

  it('should be three pictures in favicon.ico, each where its entry says', async () => {
    const ico = icons['favicon.ico']!;
    expect([...ico.subarray(0, 6)]).toEqual([0, 0, 1, 0, 3, 0]);
    for (const [index, edge] of [16, 32, 48].entries()) {
      const entry = ico.subarray(6 + 16 * index);
      const [length, offset] = [entry.readUInt32LE(8), entry.readUInt32LE(12)];
      const { width, height } = await sharp(ico.subarray(offset, offset + length)).metadata();
      expect([entry[0], width, height]).toEqual([edge, edge, edge]);
    }
  });
});
