import { guessCsvSeparator } from './csv';
import { LOCALES } from './locales';

it('should guess the separator of each language', () => {
  expect(LOCALES.filter((locale) => guessCsvSeparator(locale) === 'comma')).toEqual(['en']);
});

it.each([
  ['es-MX', 'comma'],
  ['es-ES', 'semicolon'],
  ['en-GB', 'comma'],
  ['de-CH', 'semicolon'],
  ['fr-CA', 'semicolon'],
])('should guess the separator of %s: a %s', (locale, separator) => {
  expect(guessCsvSeparator(locale)).toBe(separator);
});
