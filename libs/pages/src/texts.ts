import type { Texts, TextsOf } from '@ringtag/i18n';

/** Texts for pages of people who are signed in: unsaved changes, and errors that only these people meet. */
export const pageTexts = {
  unsaved: (locale): Promise<typeof import('./unsaved/locales/en')> =>
    import(/* webpackChunkName: "texts-[request]" */ `./unsaved/locales/${locale}.ts`),
  signedInErrors: (locale): Promise<typeof import('./signed-in-errors/locales/en')> =>
    import(/* webpackChunkName: "texts-[request]" */ `./signed-in-errors/locales/${locale}.ts`),
} satisfies Texts;

declare module '@ringtag/i18n' {
  interface TranslationResources extends TextsOf<typeof pageTexts> {}
}
