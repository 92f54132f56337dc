import type { Texts, TextsOf } from '@ringtag/i18n';

/** The texts of this remote, by namespace (docs/texts.md). */
export const ownTexts = {
  admin: (locale): Promise<typeof import('./locales/en')> =>
    import(/* webpackChunkName: "texts-[request]" */ `./locales/${locale}.ts`),
  items: (locale): Promise<typeof import('./codes/locales/en')> => import(`./codes/locales/${locale}.ts`),
  presets: (locale): Promise<typeof import('./presets/locales/en')> =>
    import(`./presets/locales/${locale}.ts`),
  accounts: (locale): Promise<typeof import('./accounts/locales/en')> =>
    import(/* webpackChunkName: "operations-[request]" */ `./accounts/locales/${locale}.ts`),
  records: (locale): Promise<typeof import('./records/locales/en')> =>
    import(/* webpackChunkName: "operations-[request]" */ `./records/locales/${locale}.ts`),
  reports: (locale): Promise<typeof import('./reports/locales/en')> =>
    import(/* webpackChunkName: "operations-[request]" */ `./reports/locales/${locale}.ts`),
  system: (locale): Promise<typeof import('./system/locales/en')> =>
    import(/* webpackChunkName: "operations-[request]" */ `./system/locales/${locale}.ts`),
  settings: (locale): Promise<typeof import('./settings/locales/en')> =>
    import(`./settings/locales/${locale}.ts`),
} satisfies Texts;

declare module '@ringtag/i18n' {
  interface TranslationResources extends TextsOf<typeof ownTexts> {}
}
