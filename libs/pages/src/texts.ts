import type { Texts, TextsOf } from '@ringtag/i18n';

/** Texts for pages of people who are signed in: unsaved changes, and errors that only these people meet. */
export const pageTexts = {
  signedIn: (locale): Promise<typeof import('./locales/en')> =>
    import(/* webpackChunkName: "texts-[request]" */ `./locales/${locale}.ts`),
} satisfies Texts;

declare module '@ringtag/i18n' {
  interface TranslationResources extends TextsOf<typeof pageTexts> {}
}
