import type { Locale } from '@ringtag/contracts';
import type en from './limit/locales/en';

/** The texts about the limit of codes, for what the server draws. */
export function getLimitTexts(locale: Locale): typeof en {
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- one file per language, by its name
  return (require(`./limit/locales/${locale}.ts`) as { default: typeof en }).default;
}
