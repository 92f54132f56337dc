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
export function textOf(pdf: Buffer): string {
  return execFileSync(poppler('pdftotext'), ['-', '-'], { input: pdf }).toString();
}
