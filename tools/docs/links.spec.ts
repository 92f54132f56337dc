import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

const ROOT = join(__dirname, '../..');
const PAGES = execFileSync('git', ['ls-files', '*.md'], { cwd: ROOT, encoding: 'utf8' }).trim().split('\n');

/** Where the links of a page lead inside the repository, from its root. */
function targetsOf(page: string): string[] {
  const text = readFileSync(join(ROOT, page), 'utf8');
  return [...text.matchAll(/\]\((?!\w+:|#)([^)#\s]+)/g)].map(([, path]) => join(dirname(page), path!));
}

/** An empty page is one that somebody has lost. */
const hasContent = (path: string): boolean =>
  existsSync(join(ROOT, path)) && statSync(join(ROOT, path)).size > 0;

describe('The pages of the documentation', () => {
  it('should all say something', () => {
    expect(PAGES.filter((page) => !hasContent(page))).toEqual([]);
  });

  it('should link to what is there', () => {
    const broken = PAGES.flatMap((page) =>
      targetsOf(page).flatMap((target) => (hasContent(target) ? [] : [`${page} → ${target}`])),
    );
    expect(broken).toEqual([]);
  });
});
