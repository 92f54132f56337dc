import { readFileSync } from 'node:fs';
import type { Compiler, RspackPluginInstance } from '@rspack/core';
import sharp from 'sharp';

/** Pictures in one favicon.ico, by their edge in px. */
const FAVICON = [16, 32, 48];
/** The unit of the drawing: favicon.svg has a square of 32. */
const DRAWN = 32;
const POINTS_PER_INCH = 72;

/** The icons that browsers and phones ask for by name, drawn from the one of the product, so that no two differ. */
export class IconsPlugin implements RspackPluginInstance {
  /** @param file path of the icon, an SVG */
  constructor(private readonly file: string) {}

  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('IconsPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tapPromise({ name: 'IconsPlugin', stage }, async () => {
        compilation.fileDependencies.add(this.file);
        for (const [name, content] of Object.entries(await drawIcons(readFileSync(this.file, 'utf8'))))
          compilation.emitAsset(name, new sources.RawSource(content));
      });
    });
  }
}

/** The files by their names. */
export async function drawIcons(svg: string): Promise<Record<string, Buffer>> {
  // Phones round the corners themselves, and would show black ones where the picture has none.
  const filled = svg.replace(/ rx="8"/, '');
  return {
    'favicon.ico': toIco(await Promise.all(FAVICON.map((edge) => toPng(svg, edge)))),
    'apple-touch-icon.png': await toPng(filled, 180),
    'icon-192.png': await toPng(svg, 192),
    'icon-512.png': await toPng(svg, 512),
    'icon-512-maskable.png': await toPng(filled, 512),
  };
}

function toPng(svg: string, edge: number): Promise<Buffer> {
  const density = (POINTS_PER_INCH * edge) / DRAWN;
  return sharp(Buffer.from(svg), { density }).resize(edge, edge).png({ compressionLevel: 9 }).toBuffer();
}

/** An icon file that holds PNG pictures: a header of 6 bytes, 16 bytes for each picture, then the pictures. */
function toIco(pictures: readonly Buffer[]): Buffer {
  const header = Buffer.from([0, 0, 1, 0, pictures.length, 0]);
  let offset = header.length + 16 * pictures.length;
  const entries = pictures.map((picture, index) => {
    const entry = Buffer.alloc(16);
    const edge = FAVICON[index]!;
    entry.set([edge, edge, 0, 0, 1, 0, 32, 0]);
    entry.writeUInt32LE(picture.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += picture.length;
    return entry;
  });
  return Buffer.concat([header, ...entries, ...pictures]);
}
