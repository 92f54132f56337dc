/** @jest-environment ./tools/jest/fetch-environment.cjs */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_LOCALE, LOCALES } from '@ringtag/contracts';
import { declareTexts, i18n, loadTexts, startI18n } from './i18n';
import { folders, ROOT } from './testing/locale-folders';
import type { Texts } from './texts';

const isDeclaration = (value: unknown): value is Texts =>
  typeof value === 'object' && Object.values(value ?? {}).every((load) => typeof load === 'function');

/** What remotes, libraries and the shell declare in their `texts.ts`. */
function declarations(): Texts {
  const files = [...new Set(folders.map((folder) => folder.split('/src/')[0]!))].flatMap((project) =>
    readdirSync(join(ROOT, project, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((path) => /(^|[/\\]|(?<!with)-)texts\.ts$/.test(path))
      .map((path) => join(ROOT, project, 'src', path)),
  );
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- the files are found at run time, in every project
  const exported = files.flatMap((file) => Object.values(require(file) as Record<string, unknown>));
  return Object.assign({}, ...exported.filter(isDeclaration)) as Texts;
}

it.each(LOCALES)('should load every namespace in %s, none in English instead', async (locale) => {
  const complain = jest.spyOn(console, 'error');
  const declared = declarations();
  const namespaces = ['common', 'errors', ...Object.keys(declared)];
  expect(namespaces).toEqual(expect.arrayContaining(['shell', 'legal', 'scan', 'outcome', 'auth', 'admin']));
  await startI18n(DEFAULT_LOCALE);
  declareTexts(declared);
  await loadTexts(...namespaces);
  await i18n.changeLanguage(locale);
  for (const namespace of namespaces) {
    const texts: unknown = i18n.getResourceBundle(locale, namespace);
    expect(texts).toEqual(expect.anything());
    if (locale !== DEFAULT_LOCALE)
      expect(texts).not.toEqual(i18n.getResourceBundle(DEFAULT_LOCALE, namespace));
  }
  expect(complain).not.toHaveBeenCalled();
});
