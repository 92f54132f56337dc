import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '../..');

const holdsGenerated = (page: string): boolean =>
  /<!-- generated: |\btests ?\|$/m.test(readFileSync(join(ROOT, page), 'utf8'));

/** All pages of the documentation, as paths from the root. */
export const PAGES = execFileSync('git', ['ls-files', '*.md'], { cwd: ROOT, encoding: 'utf8' })
  .trim()
  .split('\n');

/** The pages of which a part is written by `npm run docs`. */
export const GENERATED_PAGES = PAGES.filter(holdsGenerated).map((page) => join(ROOT, page));
