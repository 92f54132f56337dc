import { ALIAS_ALPHABET, ALIAS_LENGTH, normalizeAlias } from './alias';
import { isChosenAlias, RESERVED_ALIASES } from './chosen-alias';

describe('isChosenAlias', () => {
  it.each(['ABCDEF', 'ABCD2345', 'A'.repeat(32)])('should take %s', (alias) => {
    expect(isChosenAlias(alias)).toBe(true);
  });

  it.each(['', 'ABC', 'ABCDE', 'A'.repeat(33), 'abcdef', 'ABC-DEF', 'SUPPORT', 'UNACTIVATE'])(
    'should refuse %j',
    (alias) => {
      expect(isChosenAlias(alias)).toBe(false);
    },
  );
});

describe('reserved words', () => {
  it('should be compared in the stored form', () => {
    for (const word of RESERVED_ALIASES) expect(normalizeAlias(word)).toBe(word);
    expect(RESERVED_ALIASES).toContain('ADMIN');
    expect(RESERVED_ALIASES).toContain(normalizeAlias('un-activate'));
  });

  it('should be no words that the alphabet can make', () => {
    const possible = new RegExp(`^[${ALIAS_ALPHABET}]{${ALIAS_LENGTH}}$`);
    expect([...RESERVED_ALIASES].filter((word) => possible.test(word))).toEqual([]);
    expect('BCDFG23456').toMatch(possible);
  });
});
