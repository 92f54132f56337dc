import { chooseLocale, currentLocale, declareTexts, i18n, loadTexts, startI18n } from './i18n';
import { deferTexts, type LoadTexts } from './texts';

const newLoad = (texts: Record<string, string>) =>
  jest.fn((locale: string) =>
    texts[locale] === undefined
      ? Promise.reject(new Error(`no ${locale}`))
      : Promise.resolve({ default: { hello: texts[locale] } }),
  );

const addNamespace = (namespace: string, load: LoadTexts) => {
  declareTexts({ [namespace]: load });
  return loadTexts(namespace);
};

beforeEach(async () => {
  localStorage.clear();
  await startI18n('en');
});

describe('i18n', () => {
  it('should load only the language in use', async () => {
    const load = newLoad({ en: 'Hello', de: 'Hallo' });
    await addNamespace('greeting-a', load);
    expect(load.mock.calls).toEqual([['en']]);
    expect(i18n.getFixedT(null, 'greeting-a' as 'common')('hello' as 'loading')).toBe('Hello');
  });

  it('should load every namespace before it switches, and remember the choice', async () => {
    const load = newLoad({ en: 'Hello', de: 'Hallo' });
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

  describe('with texts that take their time', () => {
    /** A loader whose texts arrive when `arrive` is called with their language, others at once. */
    function slow(texts: Record<string, string>) {
      const arrivals = new Map(
        Object.keys(texts).map((locale) => {
          let arrive: () => void = () => undefined;
          return [locale, { come: new Promise<void>((resolve) => (arrive = resolve)), arrive }];
        }),
      );
      const load = async (locale: string) => {
        await arrivals.get(locale)?.come;
        return { default: { hello: texts[locale] ?? locale } };
      };
      return { load, arrive: (locale: string) => arrivals.get(locale)!.arrive() };
    }
    const hello = (namespace: string) => i18n.t('hello' as 'loading', { ns: namespace as 'common' });

    it('should load a namespace in the language that was chosen while it came', async () => {
      const { load, arrive } = slow({ en: 'Hello', de: 'Hallo' });
      const other = slow({ en: 'Hello', de: 'Hallo' });
      const added = [addNamespace('greeting-e', load), addNamespace('greeting-f', other.load)];
      const chosen = chooseLocale('de');
      arrive('de');
      other.arrive('de');
      await chosen;
      arrive('en');
      other.arrive('en');
      await Promise.all(added);
      expect([currentLocale(), hello('greeting-e'), hello('greeting-f')]).toEqual(['de', 'Hallo', 'Hallo']);
    });

    it('should load a namespace that is added while the language is on its way', async () => {
      const [early, late] = [slow({ en: 'Hello', es: 'Hola' }), slow({ en: 'Hello', es: 'Hola' })];
      const added = addNamespace('greeting-g', early.load);
      early.arrive('en');
      await added;
      const chosen = chooseLocale('es');
      const addedLate = addNamespace('greeting-h', late.load);
      late.arrive('en');
      await addedLate;
      early.arrive('es');
      late.arrive('es');
      await chosen;
      expect([currentLocale(), hello('greeting-g'), hello('greeting-h')]).toEqual(['es', 'Hola', 'Hola']);
    });

    it('should end with the language that was chosen last, whichever comes first', async () => {
      const { load, arrive } = slow({ en: 'Hello', fr: 'Bonjour', uk: 'Привіт' });
      const added = addNamespace('greeting-i', load);
      arrive('en');
      await added;
      const choices = [chooseLocale('fr'), chooseLocale('uk')];
      arrive('uk');
      await choices[1];
      arrive('fr');
      await choices[0];
      expect([currentLocale(), hello('greeting-i'), document.documentElement.lang]).toEqual([
        'uk',
        'Привіт',
        'uk',
      ]);
    });
  });

  it('should fall back to English where a language cannot be loaded', async () => {
    const errors = jest.spyOn(console, 'error').mockImplementation();
    await chooseLocale('fr');
    await addNamespace('greeting-c', newLoad({ en: 'Hello' }));
    expect(i18n.getFixedT(null, 'greeting-c' as 'common')('hello' as 'loading')).toBe('Hello');
    expect(errors).toHaveBeenCalledWith('i18n: greeting-c could not be loaded in fr', expect.any(Error));
    errors.mockRestore();
  });

  it('should load what is missing in a language when the language is chosen again', async () => {
    const errors = jest.spyOn(console, 'error').mockImplementation();
    await chooseLocale('fr');
    const load = newLoad({ en: 'Hello', fr: 'Bonjour' });
    load.mockRejectedValueOnce(new Error('offline'));
    await addNamespace('greeting-l', load);
    await chooseLocale('en');
    await chooseLocale('fr');
    expect(i18n.getFixedT(null, 'greeting-l' as 'common')('hello' as 'loading')).toBe('Bonjour');
    errors.mockRestore();
  });

  it('should say that texts did not come at all, and load them when they are named again', async () => {
    const errors = jest.spyOn(console, 'error').mockImplementation();
    const load = newLoad({ en: 'Hello' });
    load.mockRejectedValueOnce(new Error('offline')).mockRejectedValueOnce(new Error('offline'));
    const other = newLoad({ en: 'Good day' });
    await expect(addNamespace('greeting-j', load)).rejects.toThrow('No texts of greeting-j');
    await addNamespace('greeting-k', other);
    expect(load).toHaveBeenCalledTimes(2);
    await loadTexts('greeting-j');
    expect(i18n.getFixedT(null, 'greeting-j' as 'common')('hello' as 'loading')).toBe('Hello');
    errors.mockRestore();
  });

  it('should load the list of deferred namespaces with the first that is asked for', async () => {
    const later = { far: newLoad({ en: 'Hello' }), farther: newLoad({ en: 'Good day' }) };
    const list = jest.fn(() => Promise.resolve({ texts: later }));
    declareTexts(deferTexts(list, ['far', 'farther']));
    expect(list).not.toHaveBeenCalled();
    await loadTexts('farther');
    expect(later.far).not.toHaveBeenCalled();
    expect(i18n.getFixedT(null, 'farther' as 'common')('hello' as 'loading')).toBe('Good day');
  });

  it('should show in development which texts are translated, as the pseudo-locale en-XA', async () => {
    history.replaceState(null, '', '/?locale=en-XA');
    await addNamespace('greeting-d', newLoad({ en: 'Hello' }));
    expect(i18n.getFixedT(null, 'greeting-d' as 'common')('hello' as 'loading')).toMatch(/^\[Ĥéļļö/);
    history.replaceState(null, '', '/');
  });

  it('should put the brand name into texts', () => {
    expect(i18n.t('remoteError.text')).toContain('Ringtag');
  });
});
