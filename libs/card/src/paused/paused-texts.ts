import type { Texts, TextsOf } from '@ringtag/i18n';

/** Texts about a paused code: what its owner and everyone else can do. */
export const pausedTexts = {
  paused: (locale): Promise<typeof import('./locales/en')> =>
    import(/* webpackChunkName: "texts-[request]" */ `./locales/${locale}.ts`),
} satisfies Texts;

declare module '@ringtag/i18n' {
  interface TranslationResources extends TextsOf<typeof pausedTexts> {}
}
