import type { Texts, TextsOf } from '@ringtag/i18n';

/** The texts of this remote, by namespace (docs/texts.md). */
export const ownTexts = {
  dashboard: (locale): Promise<typeof import('./locales/en')> =>
    import(/* webpackChunkName: "texts-[request]" */ `./locales/${locale}.ts`),
  attachments: (locale): Promise<typeof import('./attachments/locales/en')> =>
    import(/* webpackChunkName: "texts-[request]" */ `./attachments/locales/${locale}.ts`),
  home: (locale): Promise<typeof import('./home/locales/en')> => import(`./home/locales/${locale}.ts`),
  inbox: (locale): Promise<typeof import('./messages/locales/en')> =>
    import(/* webpackChunkName: "texts-[request]" */ `./messages/locales/${locale}.ts`),
  profile: (locale): Promise<typeof import('./profile/locales/en')> =>
    import(/* webpackChunkName: "profile-[request]" */ `./profile/locales/${locale}.ts`),
  account: (locale): Promise<typeof import('./account/locales/en')> =>
    import(/* webpackChunkName: "profile-[request]" */ `./account/locales/${locale}.ts`),
  pageKind: (locale): Promise<typeof import('./my-code/page/locales/en')> =>
    import(`./my-code/page/locales/${locale}.ts`),
  digital: (locale): Promise<typeof import('./codes/locales/en')> =>
    import(/* webpackChunkName: "texts-[request]" */ `./codes/locales/${locale}.ts`),
  newCode: (locale): Promise<typeof import('./codes/digital/dialog/locales/en')> =>
    import(`./codes/digital/dialog/locales/${locale}.ts`),
  qr: (locale): Promise<typeof import('./my-code/qr/locales/en')> =>
    import(`./my-code/qr/locales/${locale}.ts`),
} satisfies Texts;

declare module '@ringtag/i18n' {
  interface TranslationResources extends TextsOf<typeof ownTexts> {}
}
