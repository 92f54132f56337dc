import type { Texts, TextsOf } from '@ringtag/i18n';

/** The texts that all lists share. */
export const listTexts = {
  lists: (locale): Promise<typeof import('./locales/en')> =>
    import(/* webpackChunkName: "texts-[request]" */ `./locales/${locale}.ts`),
} satisfies Texts;

declare module '@ringtag/i18n' {
  interface TranslationResources extends TextsOf<typeof listTexts> {}
}
