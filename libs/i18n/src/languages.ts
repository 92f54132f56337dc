import type { Locale } from '@ringtag/contracts';

/**
 * The interface languages, each in its own words, so that its readers find it (specification 3, Language entry). The code
 * is the key; the flag is `Flag` of `@ringtag/forms`, the website `websiteOf` of `@ringtag/contracts`.
 */
export const LANGUAGES: Record<Locale, { name: string }> = {
  en: { name: 'English' },
  es: { name: 'Español' },
  de: { name: 'Deutsch' },
  fr: { name: 'Français' },
  uk: { name: 'Українська' },
  ru: { name: 'Русский' },
};
