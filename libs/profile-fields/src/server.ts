import type { Locale } from '@ringtag/contracts';
import type en from './locales/en';

/** The texts about the fields of a profile, for what the server draws. */
export function getProfileFieldTexts(locale: Locale): typeof en {
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- one file per language, by its name
  return (require(`./locales/${locale}.ts`) as { default: typeof en }).default;
}
