import {
  ALIAS_ALPHABET,
  ALIAS_LENGTH,
  formatAlias,
  isAlias,
  isChosenAlias,
  normalizeAlias,
  RESERVED_ALIASES,
} from './alias';

it('should make new aliases of 48 bits (LIM-4)', () => {
  expect(Math.log2(ALIAS_ALPHABET.length ** ALIAS_LENGTH)).toBeGreaterThan(48);
});

describe('alphabet of aliases', () => {
  it('should hold 28 different symbols', () => {
    expect(new Set(ALIAS_ALPHABET).size).toBe(28);
    expect(ALIAS_ALPHABET).toHaveLength(28);
  });

  it('should hold only what the alphanumeric mode of a QR code encodes', () => {
    expect(ALIAS_ALPHABET).toMatch(/^[0-9A-Z]+$/);
  });

  it.each([...'AEIOU'])('should not hold the vowel %s', (vowel) => {
    expect(ALIAS_ALPHABET).not.toContain(vowel);
  });

  it.each([...'01OIL'])('should not hold the look-alike %s', (symbol) => {
    expect(ALIAS_ALPHABET).not.toContain(symbol);
  });
});

describe('normalizeAlias', () => {
  it.each([
    ['ABCD2345', 'ABCD2345'],
    ['abcde-23456', 'ABCDE23456'],
    ['abcd-2345', 'ABCD2345'],
    [' abCD 23-45 ', 'ABCD2345'],
    ['a-b-c', 'ABC'],
    ['ab\tcd\u00a0ef\n', 'ABCDEF'],
    ['---', ''],
    ['', ''],
  ])('should turn %j into %j', (typed, alias) => {
    expect(normalizeAlias(typed)).toBe(alias);
  });

  it('should not change what it answered', () => {
    expect(normalizeAlias(normalizeAlias('bc-df 23'))).toBe(normalizeAlias('bc-df 23'));
  });
});

describe('isAlias', () => {
  it.each(['ABC', 'ABCD2345', 'ABCDE23456', '007', 'A'.repeat(32)])('should take %s', (alias) => {
    expect(isAlias(alias)).toBe(true);
  });

  it.each(['', 'AB', 'A'.repeat(33), 'abcd', 'ABCD-2345', 'AB CD', 'ÄBC', 'ABC\n', 'АВС', '../A', 'A%20B'])(
    'should refuse %j',
    (alias) => {
      expect(isAlias(alias)).toBe(false);
    },
  );
});

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

describe('formatAlias', () => {
  it.each([
    ['ABCDE23456', 'ABCDE-23456'],
    ['ABCD2345', 'ABCD-2345'],
    ['MYCAFE', 'MYCAFE'],
    ['ABCD23456', 'ABCD23456'],
    ['ABCDE2345678', 'ABCDE2345678'],
    ['', ''],
  ])('should show %j as %j', (alias, shown) => {
    expect(formatAlias(alias)).toBe(shown);
  });

  it('should show a form that leads back to the alias', () => {
    for (const alias of ['BCDFG23456', 'BCDF2345']) expect(normalizeAlias(formatAlias(alias))).toBe(alias);
  });
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
