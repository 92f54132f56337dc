import type { Texts, TextsOf } from '@ringtag/i18n';

/** The texts of this remote, by namespace (docs/texts.md). */
export const ownTexts = {
  admin: (locale): Promise<typeof import('./locales/en')> =>
    import(/* webpackChunkName: "texts-[request]" */ `./locales/${locale}.ts`),
  items: (locale): Promise<typeof import('./codes/locales/en')> => import(`./codes/locales/${locale}.ts`),
  presets: (locale): Promise<typeof import('./presets/locales/en')> =>
    import(`./presets/locales/${locale}.ts`),
  operations: (locale): Promise<typeof import('./operations/locales/en')> =>
    import(`./operations/locales/${locale}.ts`),
  releases: (locale): Promise<typeof import('./system/locales/en')> =>
    import(`./system/locales/${locale}.ts`),
  settings: (locale): Promise<typeof import('./settings/locales/en')> =>
    import(`./settings/locales/${locale}.ts`),
} satisfies Texts;

declare module '@ringtag/i18n' {
  interface TranslationResources extends TextsOf<typeof ownTexts> {}
}
