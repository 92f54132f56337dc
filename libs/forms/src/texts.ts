import type { Texts, TextsOf } from '@ringtag/i18n';

/** Texts that all forms need, and the errors that a scan page cannot meet before a form is used. */
export const formTexts = {
  forms: (locale): Promise<typeof import('./locales/en')> =>
    import(/* webpackChunkName: "texts-[request]" */ `./locales/${locale}.ts`),
} satisfies Texts;

declare module '@ringtag/i18n' {
  interface TranslationResources extends TextsOf<typeof formTexts> {}
}
