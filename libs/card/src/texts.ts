import type { Texts, TextsOf } from '@ringtag/i18n';

/** For pages other than the scan page that show the card: a remote lists them beside its own texts. */
export const cardTexts = {
  card: (locale): Promise<typeof import('./locales/en')> =>
    import(/* webpackChunkName: "card-[request]" */ `./locales/${locale}.ts`),
} satisfies Texts;

declare module '@ringtag/i18n' {
  interface TranslationResources extends TextsOf<typeof cardTexts> {}
}
