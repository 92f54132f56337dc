import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '@ringtag/contracts';
import sharp from 'sharp';

const ROOT = join(__dirname, '../..');
const FOLDER = join(ROOT, 'shell/public/help');
const LIST = join(ROOT, 'libs/documents/src/help/pictures.json');
/** Letters stay sharp. WebP of the same sharpness has 1.7 times as many bytes. */
const AVIF = { quality: 40, effort: 4 } as const;

export type Mode = 'light' | 'dark';

export interface Size {
  width: number;
  height: number;
}

/** What the list says of a picture. */
type Listed = Size & { hashes: Partial<Record<Locale, Partial<Record<Mode, string>>>> };

/** Replaces all pictures, and the list in which the pages find them. */
export class Pictures {
  private readonly listed: Record<string, Listed> = {};

  constructor() {
    rmSync(FOLDER, { recursive: true, force: true });
    mkdirSync(FOLDER, { recursive: true });
  }

  /** The name of the file has a hash of its content. */
  async add(name: string, language: Locale, mode: Mode, size: Size, png: Buffer): Promise<void> {
    const avif = await sharp(png).avif(AVIF).toBuffer();
    const hash = createHash('sha256').update(avif).digest('hex').slice(0, 8);
    writeFileSync(join(FOLDER, `${name}-${language}-${mode}.${hash}.avif`), avif);
    const listed = (this.listed[name] ??= { ...size, hashes: {} });
    (listed.hashes[language] ??= {})[mode] = hash;
  }

  /** Writes the list; answers all files. */
  finish(): string[] {
    writeFileSync(LIST, JSON.stringify(this.listed));
    return readdirSync(FOLDER);
  }
}
