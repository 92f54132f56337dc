import type { Locale } from './locales';

/** What a language calls itself, so that its readers find it (specification 3, Language entry). */
export function toLanguageName(locale: Locale): string {
  const name = new Intl.DisplayNames(locale, { type: 'language' }).of(locale)!;
  return name.replace(/./, (letter) => letter.toUpperCase());
}
