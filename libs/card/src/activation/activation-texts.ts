import type { Texts, TextsOf } from '@ringtag/i18n';

/** Texts for the steps of an activation. A scan page loads them when somebody begins one. */
export const activationTexts = {
  activation: (locale): Promise<typeof import('./locales/en')> =>
    import(/* webpackChunkName: "texts-[request]" */ `./locales/${locale}.ts`),
} satisfies Texts;

declare module '@ringtag/i18n' {
  interface TranslationResources extends TextsOf<typeof activationTexts> {}
}
