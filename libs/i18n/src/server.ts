import type { Locale } from '@ringtag/contracts';
import type en from './locales/en';

/** The same texts as pages load, at once: where the server draws, all languages are at hand. */
export function getPageTexts(locale: Locale): typeof en {
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- one file per language, by its name
  return (require(`./locales/${locale}.ts`) as { default: typeof en }).default;
}
