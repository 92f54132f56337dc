import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '..', '..');
const lines = readFileSync(join(ROOT, 'docs/interface-rules.md'), 'utf8').split('\n');

/** Cells of the table rows, without headings and rulers. */
const rows = lines
  .filter((line) => line.startsWith('|') && !/^\|[\s|:-]+$/.test(line) && !/^\| rule\s+\|/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, rule = '', value = '', tests = '']) => ({ rule, value, tests }));

/** The titles of a test file as they are written, with the escapes of their quotes resolved. */
function titlesIn(file: string): string[] {
  const code = readFileSync(join(ROOT, file), 'utf8');
  return Array.from(code.matchAll(/(['"`])(should (?:\\.|(?!\1)[^\\])*)\1/g), ([, , title = '']) =>
    title.replace(/\\(.)/g, '$1'),
  );
}

describe('docs/interface-rules.md', () => {
  it('should list the rules', () => {
    expect(rows.length).toBeGreaterThan(90);
  });

  it.each(rows.map((row) => [row.rule, row] as const))(
    'should name a test that exists for "%s"',
    (_rule, row) => {
      const tests = row.tests.split('<br>').filter(Boolean);
      expect(tests).not.toEqual([]);
      for (const test of tests) {
        const [file = '', title = ''] = test.split(' › ').map((part) => part.trim());
        expect({ file, exists: existsSync(join(ROOT, file)) }).toEqual({ file, exists: true });
        expect(titlesIn(file)).toContain(title);
      }
    },
  );
});
