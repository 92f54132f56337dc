import type { Texts, TextsOf } from '@ringtag/i18n';

/**
 * Texts for what happens after "Send" is pressed. A scan page loads them then, all languages in one file: together they
 * are smaller than one request each.
 */
export const outcomeTexts = {
  outcome: (locale): Promise<typeof import('./locales/en')> =>
    import(/* webpackMode: "eager" */ `./locales/${locale}.ts`),
} satisfies Texts;

declare module '@ringtag/i18n' {
  interface TranslationResources extends TextsOf<typeof outcomeTexts> {}
}
