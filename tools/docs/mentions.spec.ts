import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '../..');
const FILES = execFileSync('git', ['ls-files'], { cwd: ROOT, encoding: 'utf8' }).trim().split('\n');
const FOLDERS = new Set(FILES.flatMap((file) => toParents(file)));
const PAGES = FILES.filter((file) => /^docs\/[^/]+\.md$/.test(file));
const DOMAINS = [...new Set(FILES.flatMap((file) => /^api\/src\/([^/]+)\//.exec(file)?.[1] ?? []))];
const PATH = new RegExp(
  `^(?:api/src|bench|cluster|deploy|e2e|libs|mfe-[a-z]+|shell|tools|${DOMAINS.join('|')})/[\\w./-]+$`,
);
/** What a build or a test writes. */
const BUILT = /\/(?:dist|test-results)(?:\/|$)/;
const NAMING = ['architecture', 'recipes', 'names', 'where-does-code-go', 'testing'].map(
  (page) => `docs/${page}.md`,
);
/** `Name`, `Name.member`, `Name(…)`, `@Name(…)` and `<Name …`: an identifier that begins with a capital. */
const IDENTIFIER = /^[@<]?([A-Z]\w*[A-Za-z])(?:\.(\w+))?(?=$|[(\s])/;
/** The words of sources without their comments: a comment can be as old as a page. */
const WORDS = new Set(
  FILES.filter((file) => /\.(?:tsx?|m?js|json|ya?ml)$/.test(file) && !/\.(?:int-)?spec\.tsx?$/.test(file))
    .map((file) => readFileSync(join(ROOT, file), 'utf8').replace(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, ''))
    .flatMap((text) => text.match(/\w+/g) ?? []),
);

function toParents(file: string): string[] {
  const parts = file.split('/').slice(0, -1);
  return parts.map((_, depth) => parts.slice(0, depth + 1).join('/'));
}

/** What a page writes in backticks, outside of blocks of code and of the column "not called" of names.md. */
function readSpans(page: string): string[] {
  const whole = readFileSync(join(ROOT, page), 'utf8').replace(/^```[^]*?^```/gm, '');
  const text = page === 'docs/names.md' ? whole.replace(/^((?:\|[^|\n]*){2}\|)[^|\n]*\|$/gm, '$1') : whole;
  return [...text.matchAll(/`([^`]+)`/g)].map(([, span]) => span!);
}

function isThere(path: string): boolean {
  const clean = path.replace(/\/$/, '');
  return [clean, `api/src/${clean}`].some((each) => FOLDERS.has(each) || FILES.includes(each));
}

describe('The pages of the documentation', () => {
  it('should name files that are there', () => {
    const paths = PAGES.flatMap((page) =>
      readSpans(page).flatMap((span) => (PATH.test(span) && !BUILT.test(span) ? [{ page, span }] : [])),
    );
    expect(paths.length).toBeGreaterThan(20);
    expect(paths.filter(({ span }) => !isThere(span))).toEqual([]);
  });

  it('should name classes, functions and constants that are there', () => {
    const names = NAMING.flatMap((page) =>
      readSpans(page).flatMap((span) => {
        const [, name, member] = IDENTIFIER.exec(span) ?? [];
        return [name, member].flatMap((word) => (word === undefined ? [] : [{ page, span, word }]));
      }),
    );
    expect(names.length).toBeGreaterThan(100);
    expect(names.filter(({ word }) => !WORDS.has(word))).toEqual([]);
  });
});
