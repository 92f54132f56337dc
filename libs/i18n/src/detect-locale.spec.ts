import { detectLocale, type LocaleSources } from './detect-locale';

const none: LocaleSources = {
  search: '',
  storage: undefined,
  languages: [],
  cookie: '',
  pageLanguage: '',
};
const stored = (entries: Record<string, string>) => ({ getItem: (key: string) => entries[key] ?? null });
const chosen = stored({ i18nextLng: 'uk', i18nextLngChosen: '1' });

describe('detectLocale', () => {
  it('should fall back to English (UI-19, UI-111)', () => {
    expect(detectLocale(none)).toBe('en');
  });

  it('should pass over what is not offered, wherever it is said', () => {
    const some = { ...none, search: '?locale=fr', storage: chosen };
    expect(detectLocale({ ...some, languages: ['es', 'de-AT'] }, ['en', 'de'])).toBe('de');
    expect(detectLocale({ ...some, cookie: 'i18next=ru' }, ['en', 'de'])).toBe('en');
  });

  it('should put the querystring above everything (UI-20)', () => {
    expect(detectLocale({ ...none, search: '?a=1&locale=de', storage: chosen, languages: ['fr'] })).toBe(
      'de',
    );
  });

  it('should put a language that the person chose above the browser', () => {
    expect(detectLocale({ ...none, storage: chosen, languages: ['fr'] })).toBe('uk');
  });

  it('should put the browser above a stored language that nobody chose (UI-20)', () => {
    const storage = stored({ i18nextLng: 'uk' });
    expect(detectLocale({ ...none, storage, languages: ['fr'] })).toBe('fr');
    expect(detectLocale({ ...none, storage, languages: ['ja'] })).toBe('uk');
  });

  it('should read cookie and page language last, in this order (UI-20)', () => {
    const cookie = 'a=b; i18next=ru';
    expect(detectLocale({ ...none, cookie, pageLanguage: 'es' })).toBe('ru');
    expect(detectLocale({ ...none, pageLanguage: 'es' })).toBe('es');
  });

  it('should map regional variants to their base and skip what is not supported (UI-21)', () => {
    expect(detectLocale({ ...none, languages: ['ja-JP', 'de-AT', 'fr'] })).toBe('de');
    expect(detectLocale({ ...none, search: '?locale=pt-BR', languages: ['es-419'] })).toBe('es');
  });

  it('should survive a storage that throws', () => {
    const storage = {
      getItem: () => {
        throw new Error('denied');
      },
    };
    expect(detectLocale({ ...none, storage, languages: ['fr'] })).toBe('fr');
  });
});
