import type { Texts, TextsOf } from '@ringtag/i18n';
import { verificationTexts } from '@ringtag/verification';

/** The texts of the gallery, in one file per language. */
export const galleryTexts = {
  ...verificationTexts,
  gallery: (locale): Promise<typeof import('./locales/en')> =>
    import(/* webpackChunkName: "gallery-[request]" */ `./locales/${locale}.ts`),
} satisfies Texts;

declare module '@ringtag/i18n' {
  interface TranslationResources extends TextsOf<typeof galleryTexts> {}
}
