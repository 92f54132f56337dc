import type { Texts, TextsOf } from '@ringtag/i18n';

/** What is said about the fields of a profile; a scan page loads it with the first field that somebody adds. */
export const profileFieldTexts = {
  profileFields: (locale): Promise<typeof import('./locales/en')> => import(`./locales/${locale}.ts`),
} satisfies Texts;

declare module '@ringtag/i18n' {
  interface TranslationResources extends TextsOf<typeof profileFieldTexts> {}
}
