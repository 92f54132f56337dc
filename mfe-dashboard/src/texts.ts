import type { Texts, TextsOf } from '@ringtag/i18n';

/** The texts of this remote, by namespace (docs/texts.md). */
export const ownTexts = {
  dashboard: (locale): Promise<typeof import('./locales/en')> =>
    import(/* webpackChunkName: "texts-[request]" */ `./locales/${locale}.ts`),
  home: (locale): Promise<typeof import('./home/locales/en')> => import(`./home/locales/${locale}.ts`),
  give: (locale): Promise<typeof import('./my-code/give/locales/en')> =>
    import(`./my-code/give/locales/${locale}.ts`),
  gift: (locale): Promise<typeof import('./gift/locales/en')> => import(`./gift/locales/${locale}.ts`),
  profile: (locale): Promise<typeof import('./profile/locales/en')> =>
    import(`./profile/locales/${locale}.ts`),
  alerts: (locale): Promise<typeof import('./alerts/locales/en')> => import(`./alerts/locales/${locale}.ts`),
  helping: (locale): Promise<typeof import('./helping/locales/en')> =>
    import(`./helping/locales/${locale}.ts`),
  pageKind: (locale): Promise<typeof import('./my-code/page/locales/en')> =>
    import(`./my-code/page/locales/${locale}.ts`),
  newCode: (locale): Promise<typeof import('./codes/digital/locales/en')> =>
    import(`./codes/digital/locales/${locale}.ts`),
  sheet: (locale): Promise<typeof import('./codes/sheet/locales/en')> =>
    import(`./codes/sheet/locales/${locale}.ts`),
  qr: (locale): Promise<typeof import('./my-code/qr/locales/en')> =>
    import(`./my-code/qr/locales/${locale}.ts`),
} satisfies Texts;

declare module '@ringtag/i18n' {
  interface TranslationResources extends TextsOf<typeof ownTexts> {}
}
