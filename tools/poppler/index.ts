import { execFileSync } from 'node:child_process';
import { provideProgram } from '../provision/system-program';

/**
 * The first page of a PDF as a PNG, for tests that look at what would be printed.
 * @param dpi pixels per inch of paper
 */
export function rasterise(pdf: Buffer, dpi: number): Buffer {
  const program = provideProgram({ title: 'Poppler', names: ['pdftoppm'], debianPackage: 'poppler-utils' });
  return execFileSync(program, ['-png', '-r', String(dpi), '-f', '1', '-l', '1', '-'], {
    input: pdf,
    maxBuffer: 100_000_000,
  });
}
