/** The interface languages, the default first (specification 1 and 9). */
export const LOCALES = ['en', 'es', 'de', 'fr', 'uk', 'ru'] as const;
export type Locale = (typeof LOCALES)[number];
export const DEFAULT_LOCALE: Locale = 'en';

export function isLocale(value: unknown): value is Locale {
  return (LOCALES as readonly unknown[]).includes(value);
}

/**
 * The website of a language (specification 3): the path at which this site opens in that language, whatever language
 * the browser prefers.
 */
export function toWebsite(locale: Locale): string {
  return `/?locale=${locale}`;
}

/** Answers the base language of a tag such as `de-AT`, or undefined if the site does not offer it. */
export function toLocale(
  tag: string | null | undefined,
  offered: readonly Locale[] = LOCALES,
): Locale | undefined {
  const base = tag?.trim().toLowerCase().split(/[-_]/)[0];
  return offered.find((locale) => locale === base);
}
