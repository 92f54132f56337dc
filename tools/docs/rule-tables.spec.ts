import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fillTests } from './rule-tests';

const ROOT = join(__dirname, '../..');

/** Pages whose tables name the tests of each rule, and how many rules they have at least. */
const PAGES = [
  ['docs/interface-rules.md', 140],
  ['docs/security.md', 60],
] as const;

/** The id of each rule, and the files with its tests, as the code says it now. */
function readRules(page: string): { id: string; tests: string }[] {
  const filled = fillTests(readFileSync(join(ROOT, page), 'utf8'));
  return filled
    .split(/\n(?!\|)/)
    .filter((block) => /^\|.*\btests ?\|$/m.test(block))
    .flatMap((block) => block.split('\n').filter((line) => /^\| ?[A-Z]/.test(line)))
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map((cells) => ({ id: cells[1]!, tests: cells.at(-2)! }));
}

describe.each(PAGES)('%s', (page, atLeast) => {
  const rules = readRules(page);

  it('should list the rules, each with an id of its own', () => {
    expect(rules.length).toBeGreaterThanOrEqual(atLeast);
    expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
  });

  it('should name for each rule a test whose title has its id', () => {
    expect(rules.filter(({ tests }) => tests === '').map(({ id }) => id)).toEqual([]);
  });
});

describe('docs/security.md', () => {
  const NUMBERED = { OTP: 12, LNK: 9, ACC: 1, PWD: 7, SES: 8, CSRF: 5, RED: 1, AUT: 4, LOG: 1, MAIL: 2 };

  it('should name every requirement of the accounts', () => {
    const wanted = Object.entries(NUMBERED).flatMap(([area, count]) =>
      Array.from({ length: count }, (_, i) => `${area}-${i + 1}`),
    );
    const named = readRules('docs/security.md').map(({ id }) => id);
    expect([...wanted, 'LIM-1', 'LIM-5'].filter((id) => !named.includes(id))).toEqual([]);
  });
});
