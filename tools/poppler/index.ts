import { execFileSync } from 'node:child_process';
import { provideProgram } from '../provision/system-program';

/**
 * A page of a PDF as a PNG, for tests that look at what would be printed.
 * @param dpi pixels per inch of paper
 * @param page from 1
 */
export function rasterise(pdf: Buffer, dpi: number, page = 1): Buffer {
  const program = provideProgram({ title: 'Poppler', names: ['pdftoppm'], debianPackage: 'poppler-utils' });
  return execFileSync(program, ['-png', '-r', String(dpi), '-f', String(page), '-l', String(page), '-'], {
    input: pdf,
    maxBuffer: 100_000_000,
  });
}
