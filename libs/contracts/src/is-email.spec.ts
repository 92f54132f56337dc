import { isEmail } from './is-email';

it.each(['a@b.co', 'ann.lee+tag@mail.example.org', "o'neil@example.ie", 'почта@пример.рф'])(
  'should take %s',
  (address) => expect(isEmail(address)).toBe(true),
);

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
  `${'a'.repeat(250)}@example.com`,
])('should refuse %s', (address) => expect(isEmail(address)).toBe(false));
