import { acceptedLocale } from './accepted-locale';

const readLocale = (header: string | undefined) => acceptedLocale({ headers: { 'accept-language': header } });

describe('acceptedLocale', () => {
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
    ['de;q=., es;q=0.1', 'es'],
    ['de-AT, en;q=0.9, de;q=0.8', 'de'],
    ['de; q=0.1, fr; q=0.9', 'fr'],
    ['<script>', 'en'],
    ['', 'en'],
    [undefined, 'en'],
  ])('should read %j as %s', (header, locale) => {
    expect(readLocale(header)).toBe(locale);
  });

  it('should read a header of many languages without harm', () => {
    expect(readLocale(`${'xx;q=0.9,'.repeat(5000)}uk;q=0.1`)).toBe('uk');
  });

  it('should pass over what is not offered here', () => {
    const request = { headers: { 'accept-language': 'de, fr;q=0.9' } };
    expect(acceptedLocale(request, ['en', 'fr'])).toBe('fr');
  });
});
