import type { Texts, TextsOf } from '@ringtag/i18n';

/** What every form may say, with the errors that no scan page shows at first. */
export const formTexts = {
  forms: (locale): Promise<typeof import('./locales/en')> =>
    import(/* webpackChunkName: "texts-[request]" */ `./locales/${locale}.ts`),
} satisfies Texts;

declare module '@ringtag/i18n' {
  interface TranslationResources extends TextsOf<typeof formTexts> {}
}
