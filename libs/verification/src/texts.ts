import type { Texts, TextsOf } from '@ringtag/i18n';

/** Texts for the code from the mailbox and for passwords. */
export const verificationTexts = {
  verification: (locale): Promise<typeof import('./locales/en')> =>
    import(/* webpackChunkName: "texts-[request]" */ `./locales/${locale}.ts`),
} satisfies Texts;

/** Texts for the proof that somebody owns the account. */
export const proofTexts = {
  proof: (locale): Promise<typeof import('./proof/locales/en')> =>
    import(/* webpackChunkName: "texts-[request]" */ `./proof/locales/${locale}.ts`),
} satisfies Texts;

declare module '@ringtag/i18n' {
  interface TranslationResources extends TextsOf<typeof verificationTexts>, TextsOf<typeof proofTexts> {}
}
