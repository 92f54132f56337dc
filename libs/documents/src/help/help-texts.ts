import type { Locale } from '@ringtag/contracts';
import type en from './locales/en';

export type HelpTexts = typeof en;

/** The texts of the help pages, which no other page needs. */
export function getHelpTexts(locale: Locale): HelpTexts {
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- one file per language, by its name; the server waits for none
  return (require(`./locales/${locale}.ts`) as { default: HelpTexts }).default;
}
