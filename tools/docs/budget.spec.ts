import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PAGES } from './pages';

const ROOT = join(__dirname, '../..');
const DECISIONS = PAGES.filter((page) => page.startsWith('docs/adr/'));

/** Whoever adds words beyond this takes others away: readers have the same hours as before. */
const MOST_WORDS = 50_000;
const MOST_DECISIONS = 40;
/** A decision is read in two minutes. */
const MOST_WORDS_OF_A_DECISION = 500;

const read = (page: string): string => readFileSync(join(ROOT, page), 'utf8');

/** The bars of a table are no words. */
const countWords = (page: string): number => read(page).match(/[^\s|]*[\p{L}\p{N}][^\s|]*/gu)?.length ?? 0;

describe('The budget of the documentation', () => {
  it('should hold for the words of all pages together', () => {
    const words = PAGES.map(countWords).reduce((sum, count) => sum + count, 0);
    expect(words).toBeLessThanOrEqual(MOST_WORDS);
  });

  it('should hold for the number of decisions, and for the words of each', () => {
    expect(DECISIONS.length).toBeLessThanOrEqual(MOST_DECISIONS);
    expect(DECISIONS.filter((page) => countWords(page) > MOST_WORDS_OF_A_DECISION)).toEqual([]);
  });
});

describe('A decision', () => {
  it.each(DECISIONS)('should have its number in the title, and a status: %s', (page) => {
    const number = Number(page.slice('docs/adr/'.length).slice(0, 4));
    expect(read(page)).toMatch(
      new RegExp(`^# ${number}\\. .+\\n\\n\\*\\*Status\\.\\*\\* (?:Accepted|Superseded by \\[?ADR \\d+)`),
    );
  });
});
