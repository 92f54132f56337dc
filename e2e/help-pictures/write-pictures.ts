import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '@ringtag/contracts';
import sharp from 'sharp';

const ROOT = join(__dirname, '../..');
const FOLDER = join(ROOT, 'shell/public/help');
const LIST = join(ROOT, 'libs/scan-card/src/server/help/pictures.json');
/** Letters stay sharp, and a picture of text has about 15 KB. */
const WEBP = { quality: 60, effort: 6, smartSubsample: true } as const;

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
    const webp = await sharp(png).webp(WEBP).toBuffer();
    const hash = createHash('sha256').update(webp).digest('hex').slice(0, 8);
    writeFileSync(join(FOLDER, `${name}-${language}-${mode}.${hash}.webp`), webp);
    const listed = (this.listed[name] ??= { ...size, hashes: {} });
    (listed.hashes[language] ??= {})[mode] = hash;
  }

  /** Writes the list; answers all files. */
  finish(): string[] {
    writeFileSync(LIST, JSON.stringify(this.listed));
    return readdirSync(FOLDER);
  }
}
