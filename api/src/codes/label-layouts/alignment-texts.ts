import type { Locale } from '@ringtag/contracts';
import type en from './locales/en';

/** The texts of the alignment test page. */
export type AlignmentTexts = typeof en;

export function getAlignmentTexts(locale: Locale): AlignmentTexts {
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- one file per language, by its name
  return (require(`./locales/${locale}.ts`) as { default: AlignmentTexts }).default;
}
