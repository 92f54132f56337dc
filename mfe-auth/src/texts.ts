import type { Texts, TextsOf } from '@ringtag/i18n';

/** The texts of this remote, by namespace (docs/texts.md). */
export const ownTexts = {
  auth: (locale): Promise<typeof import('./locales/en')> =>
    import(/* webpackChunkName: "texts-[request]" */ `./locales/${locale}.ts`),
} satisfies Texts;

declare module '@ringtag/i18n' {
  interface TranslationResources extends TextsOf<typeof ownTexts> {}
}
