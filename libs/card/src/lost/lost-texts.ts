import type { Texts, TextsOf } from '@ringtag/i18n';

/** What the page of a lost code says above its card. */
export const lostTexts = {
  lost: (locale): Promise<typeof import('./locales/en')> =>
    import(/* webpackChunkName: "texts-[request]" */ `./locales/${locale}.ts`),
} satisfies Texts;

declare module '@ringtag/i18n' {
  interface TranslationResources extends TextsOf<typeof lostTexts> {}
}
