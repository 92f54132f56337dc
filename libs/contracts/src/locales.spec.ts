import { DEFAULT_LOCALE, isLocale, localeOfHeader, LOCALES, toLocale, websiteOf } from './locales';
import { safePath } from './safe-path';

describe('LOCALES', () => {
  it('should be the six languages of the specification, English first', () => {
    expect(LOCALES).toEqual(['en', 'es', 'de', 'fr', 'uk', 'ru']);
    expect(DEFAULT_LOCALE).toBe('en');
  });
});

describe('websiteOf', () => {
  it('should be a path of this site for each language', () => {
    const websites = LOCALES.map(websiteOf);
    expect(websites[2]).toBe('/?locale=de');
    expect(websites.map((website) => safePath(website))).toEqual(websites);
    expect(new Set(websites).size).toBe(LOCALES.length);
  });
});

describe('isLocale', () => {
  it.each(['en', 'uk'])('should take %j', (value) => {
    expect(isLocale(value)).toBe(true);
  });

  it.each(['EN', 'en-GB', 'it', '', null, undefined, 0, ['en'], 'toString'])('should refuse %j', (value) => {
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
    ['it', undefined],
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

describe('localeOfHeader', () => {
  it.each([
    ['de', 'de'],
    ['de-AT,de;q=0.9,en;q=0.8', 'de'],
    ['en;q=0.5, ru;q=0.9, fr;q=0.7', 'ru'],
    ['it, nl;q=0.9, es;q=0.1', 'es'],
    ['fr, de', 'fr'],
    ['de;q=0, fr;q=0.1', 'fr'],
    ['de;q=0', 'en'],
    ['en;q=0.2, de ; q=0.3', 'de'],
    ['en;Q=0.2, de;Q=0.3', 'de'],
    ['en;level=1;q=0.2, uk;q=0.4', 'uk'],
    ['*', 'en'],
    ['*;q=0.9, fr;q=0.5', 'fr'],
    [',,;q=1,;,fr', 'fr'],
    ['de;q=., ru;q=1.2.3, es;q=0.1', 'es'],
    ['<script>', 'en'],
    ['', 'en'],
    [undefined, 'en'],
    [null, 'en'],
  ])('should read %j as %s', (header, locale) => {
    expect(localeOfHeader(header)).toBe(locale);
  });

  it('should read a header of many languages without harm', () => {
    expect(localeOfHeader(`${'xx;q=0.9,'.repeat(5000)}uk;q=0.1`)).toBe('uk');
  });
});
