import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '..', '..');

/** Documents whose tables name a test for every rule, and how many rules they have at least. */
const DOCUMENTS = [
  ['docs/interface-rules.md', 90],
  ['docs/security.md', 50],
] as const;

/** A rule that nothing holds yet says so, and why. */
const OPEN = /^open: /;

interface Row {
  rule: string;
  /** Where it is built, in tables that have that column. */
  files: string[];
  tests: string[];
}

/** The rows of all tables that have a column named `test`. */
function readRows(document: string): Row[] {
  const text = readFileSync(join(ROOT, document), 'utf8');
  return text.split(/\n(?!\|)/).flatMap((block) => {
    const [header = [], , ...rows] = block
      .split('\n')
      .filter((line) => line.startsWith('|'))
      .map((line) => line.split('|').map((cell) => cell.trim()));
    const [test, builtIn] = [header.indexOf('test'), header.indexOf('built in')];
    if (test < 0) return [];
    return rows.map((cells) => ({
      rule: cells[1] ?? '',
      files: parts(cells[builtIn]),
      tests: parts(cells[test]),
    }));
  });
}

function parts(cell = ''): string[] {
  return cell.split('<br>').filter(Boolean);
}

/** The titles of a test file as they are written, with the escapes of their quotes resolved. */
function titlesIn(file: string): string[] {
  const code = readFileSync(join(ROOT, file), 'utf8');
  return Array.from(code.matchAll(/(['"`])(should (?:\\.|(?!\1)[^\\])*)\1/g), ([, , title = '']) =>
    title.replace(/\\(.)/g, '$1'),
  );
}

const exists = (file: string) => ({ file, exists: existsSync(join(ROOT, file)) });

describe.each(DOCUMENTS)('%s', (document, atLeast) => {
  const rows = readRows(document);

  it('should list the rules', () => {
    expect(rows.length).toBeGreaterThanOrEqual(atLeast);
  });

  it.each(rows.map((row) => [row.rule, row] as const))(
    'should name a test that exists for "%s"',
    (_rule, { files, tests }) => {
      for (const file of files) expect(exists(file)).toEqual({ file, exists: true });
      expect(tests).not.toEqual([]);
      for (const test of tests) {
        if (OPEN.test(test)) continue;
        const [file = '', title] = test.split(' › ').map((part) => part.trim());
        expect(exists(file)).toEqual({ file, exists: true });
        // What is measured has no title.
        if (title !== undefined || !file.startsWith('bench/')) expect(titlesIn(file)).toContain(title);
      }
    },
  );
});

describe('docs/security.md', () => {
  const NUMBERED = { OTP: 12, LNK: 9, ACC: 1, PWD: 7, SES: 8, CSRF: 5, RED: 1, AUT: 4, LOG: 1, MAIL: 2 };

  it('should name every requirement of the accounts', () => {
    const wanted = Object.entries(NUMBERED).flatMap(([area, count]) =>
      Array.from({ length: count }, (_, i) => `${area}-${i + 1}`),
    );
    const named = readRows('docs/security.md').map(({ rule }) => rule);
    expect([...wanted, 'LIM-1', 'LIM-5'].filter((id) => !named.includes(id))).toEqual([]);
  });
});
