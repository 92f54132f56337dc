import { execFileSync } from 'node:child_process';
import { provideProgram } from '../provision/system-program';

const poppler = (name: string) =>
  provideProgram({ title: 'Poppler', names: [name], debianPackage: 'poppler-utils' });

/**
 * A page of a PDF as a PNG, for tests that look at what would be printed.
 * @param dpi pixels per inch of paper
 * @param page from 1
 */
export function rasterise(pdf: Buffer, dpi: number, page = 1): Buffer {
  const args = ['-png', '-r', String(dpi), '-f', String(page), '-l', String(page), '-'];
  return execFileSync(poppler('pdftoppm'), args, { input: pdf, maxBuffer: 100_000_000 });
}

/** What can be read in a PDF. */
export function readText(pdf: Buffer): string {
  return execFileSync(poppler('pdftotext'), ['-', '-'], { input: pdf }).toString();
}

/** A page in shades of grey, a byte to a pixel. */
export interface GreyPage {
  pixels: Buffer;
  width: number;
  height: number;
}

/** All pages of a PDF at once, without packing and unpacking a picture of each. */
export function greyPages(pdf: Buffer, dpi: number): GreyPage[] {
  const args = ['-gray', '-r', String(dpi), '-'];
  const all = execFileSync(poppler('pdftoppm'), args, { input: pdf, maxBuffer: 1_000_000_000 });
  const pages: GreyPage[] = [];
  for (let at = 0; at < all.length;) {
    const [header, width, height] = /^P5\s(\d+) (\d+)\s255\s/.exec(all.toString('latin1', at, at + 40)) ?? [];
    if (!header) throw new Error('pdftoppm answered something else than grey pages');
    const from = at + header.length;
    at = from + Number(width) * Number(height);
    pages.push({ pixels: all.subarray(from, at), width: Number(width), height: Number(height) });
  }
  return pages;
}
