import type { Texts, TextsOf } from '@ringtag/i18n';
import { verificationTexts } from '@ringtag/verification';

/** The texts of the gallery, in one file per language. */
export const galleryTexts = {
  ...verificationTexts,
  gallery: (locale): Promise<typeof import('./locales/en')> =>
    import(/* webpackChunkName: "gallery-[request]" */ `./locales/${locale}.ts`),
  galleryButtons: (locale): Promise<typeof import('./buttons/locales/en')> =>
    import(/* webpackChunkName: "gallery-[request]" */ `./buttons/locales/${locale}.ts`),
  galleryForms: (locale): Promise<typeof import('./forms/locales/en')> =>
    import(/* webpackChunkName: "gallery-[request]" */ `./forms/locales/${locale}.ts`),
  galleryDates: (locale): Promise<typeof import('./dates/locales/en')> =>
    import(/* webpackChunkName: "gallery-[request]" */ `./dates/locales/${locale}.ts`),
  galleryUploads: (locale): Promise<typeof import('./uploads/locales/en')> =>
    import(/* webpackChunkName: "gallery-[request]" */ `./uploads/locales/${locale}.ts`),
  galleryDisplay: (locale): Promise<typeof import('./display/locales/en')> =>
    import(/* webpackChunkName: "gallery-[request]" */ `./display/locales/${locale}.ts`),
  galleryFeedback: (locale): Promise<typeof import('./feedback/locales/en')> =>
    import(/* webpackChunkName: "gallery-[request]" */ `./feedback/locales/${locale}.ts`),
  galleryOverlays: (locale): Promise<typeof import('./overlays/locales/en')> =>
    import(/* webpackChunkName: "gallery-[request]" */ `./overlays/locales/${locale}.ts`),
  galleryNavigation: (locale): Promise<typeof import('./navigation/locales/en')> =>
    import(/* webpackChunkName: "gallery-[request]" */ `./navigation/locales/${locale}.ts`),
  galleryThemes: (locale): Promise<typeof import('./themes/locales/en')> =>
    import(/* webpackChunkName: "gallery-[request]" */ `./themes/locales/${locale}.ts`),
} satisfies Texts;

declare module '@ringtag/i18n' {
  interface TranslationResources extends TextsOf<typeof galleryTexts> {}
}
