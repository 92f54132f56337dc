import { addNamespace, chooseLocale, currentLocale, i18n, startI18n } from './i18n';

const loadOf = (texts: Record<string, string>) =>
  jest.fn((locale: string) =>
    texts[locale] === undefined
      ? Promise.reject(new Error(`no ${locale}`))
      : Promise.resolve({ default: { hello: texts[locale] } }),
  );

beforeEach(async () => {
  localStorage.clear();
  await startI18n('en');
});

describe('i18n', () => {
  it('should load only the language in use', async () => {
    const load = loadOf({ en: 'Hello', de: 'Hallo' });
    await addNamespace('greeting-a', load);
    expect(load.mock.calls).toEqual([['en']]);
    expect(i18n.getFixedT(null, 'greeting-a' as 'common')('hello' as 'loading')).toBe('Hello');
  });

  it('should load every namespace before it switches, and remember the choice', async () => {
    const load = loadOf({ en: 'Hello', de: 'Hallo' });
    await addNamespace('greeting-b', load);
    await chooseLocale('de');
    expect(currentLocale()).toBe('de');
    expect(i18n.getFixedT(null, 'greeting-b' as 'common')('hello' as 'loading')).toBe('Hallo');
    expect(i18n.t('loading')).toMatch(/^Wird geladen/);
    expect(document.documentElement.lang).toBe('de');
    expect([localStorage.getItem('i18nextLng'), localStorage.getItem('i18nextLngChosen')]).toEqual([
      'de',
      '1',
    ]);
    expect(document.cookie).toBe('i18next=de');
  });

  it('should fall back to English where a language cannot be loaded', async () => {
    const errors = jest.spyOn(console, 'error').mockImplementation();
    await chooseLocale('fr');
    await addNamespace('greeting-c', loadOf({ en: 'Hello' }));
    expect(i18n.getFixedT(null, 'greeting-c' as 'common')('hello' as 'loading')).toBe('Hello');
    expect(errors).toHaveBeenCalledWith('i18n: greeting-c could not be loaded in fr', expect.any(Error));
    errors.mockRestore();
  });

  it('should show in development which texts are translated, as the pseudo-locale en-XA', async () => {
    history.replaceState(null, '', '/?locale=en-XA');
    await addNamespace('greeting-d', loadOf({ en: 'Hello' }));
    expect(i18n.getFixedT(null, 'greeting-d' as 'common')('hello' as 'loading')).toMatch(/^\[Ĥéļļö/);
    history.replaceState(null, '', '/');
  });

  it('should put the brand name into texts', () => {
    expect(i18n.t('remoteError.text')).toContain('Ringtag');
  });
});
