import type { Texts, TextsOf } from '@ringtag/i18n';

/** What is said once "Send" was pressed; a scan page loads it then. All languages in one piece: a few words are smaller than six files. */
export const outcomeTexts = {
  outcome: (locale): Promise<typeof import('./locales/en')> =>
    import(/* webpackMode: "eager" */ `./locales/${locale}.ts`),
} satisfies Texts;

declare module '@ringtag/i18n' {
  interface TranslationResources extends TextsOf<typeof outcomeTexts> {}
}
