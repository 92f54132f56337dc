import { readFileSync } from 'node:fs';
import { makeValidator } from 'envalid';

/** A logo is a drawing for small sizes. It is read by every page. */
const MOST_BYTES = 64 * 1024;

/** Reads the path of an SVG file, and answers its text. */
export const logoFile = makeValidator((path: string): string => {
  if (path === '') return '';
  const text = readText(path);
  if (Buffer.byteLength(text) > MOST_BYTES) throw new Error('must be a file of at most 64 KB');
  if (!/^\s*(<\?xml[^>]*>\s*)?(<!--[\s\S]*?-->\s*)*<svg[\s>]/.test(text))
    throw new Error('must be an SVG file');
  return text;
});

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    throw new Error(`must be a file that can be read; ${path} cannot`);
  }
}
