import { addNamespace } from '@ringtag/i18n';

/** The texts of layouts and shell pages, in the current language. */
export function addShellTexts(): Promise<void> {
  return addNamespace('shell', (locale) => import(`./${locale}.ts`));
}
