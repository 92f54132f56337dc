import type { Texts, TextsOf } from '@ringtag/i18n';

/**
 * Texts for giving a code up and for the limit of codes. Loaded on demand, because few people who scan a code need
 * them.
 */
export const activationTexts = {
  unactivation: (locale): Promise<typeof import('./locales/en')> => import(`./locales/${locale}.ts`),
  limit: (locale): Promise<typeof import('./limit/locales/en')> =>
    import(/* webpackChunkName: "texts-[request]" */ `./limit/locales/${locale}.ts`),
} satisfies Texts;

declare module '@ringtag/i18n' {
  interface TranslationResources extends TextsOf<typeof activationTexts> {}
}
