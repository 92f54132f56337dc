import type { Texts, TextsOf } from '@ringtag/i18n';

/** The texts of the designer. Only pages with a designer load them. */
export const designTexts = {
  qrDesign: (locale): Promise<typeof import('./locales/en')> => import(`./locales/${locale}.ts`),
} satisfies Texts;

declare module '@ringtag/i18n' {
  interface TranslationResources extends TextsOf<typeof designTexts> {}
}
