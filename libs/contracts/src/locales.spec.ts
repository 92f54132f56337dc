import { DEFAULT_LOCALE, isLocale, LOCALES, toLocale, toWebsite } from './locales';
import { safePath } from './safe-path';

describe('LOCALES', () => {
  it('should begin with the six languages of the specification, English first (UI-19)', () => {
    expect(LOCALES.slice(0, 6)).toEqual(['en', 'es', 'de', 'fr', 'uk', 'ru']);
    expect(DEFAULT_LOCALE).toBe('en');
  });
});

describe('toWebsite', () => {
  it('should be a path of this site for each language', () => {
    const websites = LOCALES.map(toWebsite);
    expect(websites[2]).toBe('/?locale=de');
    expect(websites.map((website) => safePath(website))).toEqual(websites);
    expect(new Set(websites).size).toBe(LOCALES.length);
  });
});

describe('isLocale', () => {
  it.each(['en', 'uk'])('should take %j', (value) => {
    expect(isLocale(value)).toBe(true);
  });

  it.each(['EN', 'en-GB', 'xx', '', null, undefined, 0, ['en'], 'toString'])('should refuse %j', (value) => {
    expect(isLocale(value)).toBe(false);
  });
});

describe('toLocale', () => {
  it.each([
    ['de', 'de'],
    ['de-AT', 'de'],
    ['DE_ch', 'de'],
    [' fr-CA ', 'fr'],
    ['uk-Cyrl-UA', 'uk'],
    ['xx', undefined],
    ['deutsch', undefined],
    ['-de', undefined],
    ['__proto__', undefined],
    ['', undefined],
    [null, undefined],
    [undefined, undefined],
  ])('should map %j to %j', (tag, locale) => {
    expect(toLocale(tag)).toBe(locale);
  });
});
