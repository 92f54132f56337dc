import { isEmail } from './is-email';

it.each([
  'a@b.co',
  'Ann@Example.COM',
  'grüße@example.com',
  '花子@example.jp',
  'ann@BÜCHER.example',
  '"ann lee"@example.com',
  '"a\\"b"@example.com',
  'ann.lee+tag@mail.example.org',
  "o'neil@example.ie",
  'почта@пример.рф',
])('should take %s', (address) => expect(isEmail(address)).toBe(true));

it.each([
  '',
  'ann',
  'ann@',
  '@example.com',
  'ann@example',
  'ann@example..com',
  'ann lee@example.com',
  'ann@exam ple.com',
  'ann@example.com,bob@example.com',
  'Ann <ann@example.com>',
  'ann@1.2.3.4',
  'ann@[1.2.3.4]',
  'ann@-example.com',
  'ann@exa_mple.com',
  'ann@example.c',
  'ann@example.com.',
  'ann@x%61mple.com',
  'ann@xn--zz--.com',
  '.ann@example.com',
  'an..n@example.com',
  '"an"n"@example.com',
  '""@example.com',
  '"a<b"@example.com',
  'an\u200bn@example.com',
  'an\ufe0fn@example.com',
  'an\u00a0n@example.com',
  'an\u0000n@example.com',
  '"an\r\nn"@example.com',
  'ann\ud800@example.com',
  'ann@example\u3002com.example',
  'ann@e\u00adxample.com',
  // Other programs turn these letters into a different letter, or into several, in lower case.
  '\u0130ris@example.com',
  '\u1e9e@example.com',
  'Éva@example.com',
  // The two characters compose into one once they are in lower case.
  'T\u0308@example.com',
  // The two characters compose into one.
  '\u1100\u1161@example.com',
  `ann@${'ü'.repeat(60)}.example`,
  `${'a'.repeat(65)}@example.com`,
  `${'a'.repeat(250)}@example.com`,
])('should refuse %s', (address) => expect(isEmail(address)).toBe(false));

const COMPATIBILITY = Array.from({ length: 0x110000 }, (_, code) => code)
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code))
  .filter((character) => character.normalize('NFKC') !== character);

it('should refuse every compatibility character wherever it stands', () => {
  const taken = COMPATIBILITY.filter((character) =>
    ['#', 'a#', '#b', 'a#b', '"#"'].some((local) => isEmail(`${local.replace('#', character)}@example.com`)),
  );
  expect(COMPATIBILITY.length).toBeGreaterThan(4_900);
  expect(taken).toEqual([]);
});

it('should refuse every compatibility character in a domain', () => {
  expect(COMPATIBILITY.filter((character) => isEmail(`ann@e${character}.example`))).toEqual([]);
});
