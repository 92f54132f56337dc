import type { Locale } from '@ringtag/contracts';
import type en from './locales/en';

/** What pushes say. It names nothing: others can read a locked screen. */
export type AlertTexts = typeof en;

export function getAlertTexts(locale: Locale): AlertTexts {
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- one file per language, by its name
  return (require(`./locales/${locale}.ts`) as { default: AlertTexts }).default;
}
