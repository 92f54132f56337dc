import { ERROR_CODES, LOCALES } from '@ringtag/contracts';
import { folders, PLURAL, sources, texts } from './testing/locale-folders';

const isPlural = (key: string, all: Record<string, string>) =>
  PLURAL.test(key) && `${key.replace(PLURAL, '')}_other` in all;
const singles = (all: Record<string, string>) => Object.keys(all).filter((key) => !isPlural(key, all));
const pluralBases = (all: Record<string, string>) => [
  ...new Set(
    Object.keys(all)
      .filter((key) => isPlural(key, all))
      .map((key) => key.replace(PLURAL, '')),
  ),
];
const placeholders = (text: string) => [...text.matchAll(/\{\{\s*(\w+)/g)].map(([, name]) => name).sort();

it('should find the texts of every application and of this library', () => {
  expect(folders).toEqual(
    expect.arrayContaining(['shell/src/locales', 'mfe-scan/src/locales', 'libs/i18n/src/locales']),
  );
});

it('should have a text for every error code', () => {
  const keys = [
    ...singles(texts('libs/i18n/src/locales', 'en')),
    ...singles(texts('libs/forms/src/locales', 'en')),
    ...singles(texts('libs/card/src/outcome/locales', 'en')),
    ...singles(texts('libs/pages/src/locales', 'en')),
  ];
  const said = keys.map((key) => /^errors\.(\w+)$/.exec(key)?.[1]);
  expect(said).toEqual(expect.arrayContaining(ERROR_CODES));
});

describe.each(sources)('%s', (folder) => {
  const source = texts(folder, 'en');

  it.each(LOCALES)('should have the keys of English in %s, no more and no fewer', (locale) => {
    const all = texts(folder, locale);
    expect(singles(all).sort()).toEqual(singles(source).sort());
    expect(pluralBases(all).sort()).toEqual(pluralBases(source).sort());
  });

  it.each(LOCALES)('should have exactly the plural categories of %s', (locale) => {
    const all = texts(folder, locale);
    const { pluralCategories } = new Intl.PluralRules(locale).resolvedOptions();
    for (const base of pluralBases(all)) {
      const present = Object.keys(all).filter(
        (key) => isPlural(key, all) && key.replace(PLURAL, '') === base,
      );
      expect(present.sort()).toEqual(pluralCategories.map((category) => `${base}_${category}`).sort());
    }
  });

  it.each(LOCALES)('should use the placeholders of English in %s and leave no text empty', (locale) => {
    const all = texts(folder, locale);
    for (const [key, text] of Object.entries(all)) {
      const original = source[key] ?? source[key.replace(PLURAL, '_other')] ?? '';
      expect({ key, empty: text.trim() === '' }).toEqual({ key, empty: false });
      // A singular may leave the number out: "one message".
      const allowed = PLURAL.test(key)
        ? placeholders(original).filter((name) => name !== 'count')
        : placeholders(original);
      const used = PLURAL.test(key)
        ? placeholders(text).filter((name) => name !== 'count')
        : placeholders(text);
      expect({ key, used }).toEqual({ key, used: allowed });
    }
  });
});
