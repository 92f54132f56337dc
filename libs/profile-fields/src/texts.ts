import type { Texts, TextsOf } from '@ringtag/i18n';

/** Texts about the fields of a profile. A scan page loads them when a person adds the first field. */
export const profileFieldTexts = {
  profileFields: (locale): Promise<typeof import('./locales/en')> => import(`./locales/${locale}.ts`),
} satisfies Texts;

declare module '@ringtag/i18n' {
  interface TranslationResources extends TextsOf<typeof profileFieldTexts> {}
}
