import { ALIAS_ALPHABET, ALIAS_LENGTH, toDisplayAlias, isAlias, normalizeAlias, parseAlias } from './alias';

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

describe('parseAlias', () => {
  it.each([
    ['a full stop', 'ABCDE-23456.'],
    ['a comma', 'abcde23456,'],
    ['a bracket and a full stop', 'ABCDE-23456).'],
    ['a semicolon', 'ABCDE-23456;'],
    ['an ampersand', 'ABCDE23456&'],
    ['quotation marks', 'ABCDE-23456"'],
    ['typographic quotation marks', 'ABCDE-23456“'],
    ['French ones', 'ABCDE-23456\u00a0»'],
    ['an ellipsis', 'ABCDE-23456…'],
    ['an invisible space', 'ABCDE-23456\u200b'],
    ['a hyphen that does not break', 'ABCDE\u201123456'],
    ['full-width letters', 'ＡＢＣＤＥ２３４５６'],
  ])('should find the alias with %s', (_, typed) => {
    expect(parseAlias(typed)).toBe('ABCDE23456');
  });

  it.each(['ABCDE.23456', 'ABCDE/23456', '.ABCDE23456', 'АВС', 'ABCDEЖ', '.', ''])(
    'should find none in %j',
    (typed) => {
      expect(isAlias(parseAlias(typed))).toBe(false);
    },
  );
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

describe('formatAlias', () => {
  it.each([
    ['ABCDE23456', 'ABCDE-23456'],
    ['ABCD2345', 'ABCD-2345'],
    ['MYCAFE', 'MYCAFE'],
    ['ABCD23456', 'ABCD23456'],
    ['ABCDE2345678', 'ABCDE2345678'],
    ['', ''],
  ])('should show %j as %j', (alias, shown) => {
    expect(toDisplayAlias(alias)).toBe(shown);
  });

  it('should show a form that leads back to the alias', () => {
    for (const alias of ['BCDFG23456', 'BCDF2345']) expect(normalizeAlias(toDisplayAlias(alias))).toBe(alias);
  });
});
