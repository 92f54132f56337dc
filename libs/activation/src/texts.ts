import type { Texts, TextsOf } from '@ringtag/i18n';

/** Giving a code up, and the end of what an account may activate: few who scan a code meet either. */
export const activationTexts = {
  unactivation: (locale): Promise<typeof import('./locales/en')> => import(`./locales/${locale}.ts`),
  limit: (locale): Promise<typeof import('./limit/locales/en')> =>
    import(/* webpackChunkName: "texts-[request]" */ `./limit/locales/${locale}.ts`),
} satisfies Texts;

declare module '@ringtag/i18n' {
  interface TranslationResources extends TextsOf<typeof activationTexts> {}
}
