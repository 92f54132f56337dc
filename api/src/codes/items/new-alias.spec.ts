import { ALIAS_ALPHABET, ALIAS_LENGTH, isAlias, normalizeAlias } from '@ringtag/contracts';
import { newAlias } from './new-alias';

const aliases = Array.from({ length: 2000 }, () => newAlias());

describe('newAlias', () => {
  it('should make an alias of the designed length and alphabet', () => {
    const designed = new RegExp(`^[${ALIAS_ALPHABET}]{${ALIAS_LENGTH}}$`);
    expect(aliases.filter((alias) => !designed.test(alias))).toEqual([]);
  });

  it('should make what is stored and looked up as it is', () => {
    expect(aliases.filter((alias) => !isAlias(alias) || normalizeAlias(alias) !== alias)).toEqual([]);
  });

  it('should not repeat itself', () => {
    // 28^10 aliases: two equal ones among 2000 appear once in about 150 million runs.
    expect(new Set(aliases).size).toBe(aliases.length);
  });

  it('should use every symbol at every place', () => {
    // A symbol missing at one place by chance: below 1 in 10^28.
    const seen = Array.from({ length: ALIAS_LENGTH }, (_, place) => new Set(aliases.map((a) => a[place])));
    expect(seen.map((symbols) => symbols.size)).toEqual(
      Array<number>(ALIAS_LENGTH).fill(ALIAS_ALPHABET.length),
    );
  });
});
