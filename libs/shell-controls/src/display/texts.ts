import type { Texts, TextsOf } from '@ringtag/i18n';

/** In one file with the texts of the shell: every layout asks for both. */
export const displayTexts = {
  display: (locale): Promise<typeof import('./locales/en')> =>
    import(/* webpackChunkName: "shell-[request]" */ `./locales/${locale}.ts`),
} satisfies Texts;

declare module '@ringtag/i18n' {
  interface TranslationResources extends TextsOf<typeof displayTexts> {}
}
