import type { Texts, TextsOf } from '@ringtag/i18n';

/** Texts that the first view of a card does not need. They are declared apart, so that a card loads without them. */
export const stateTexts = {
  states: (locale): Promise<typeof import('./locales/en')> => import(`./locales/${locale}.ts`),
} satisfies Texts;

declare module '@ringtag/i18n' {
  interface TranslationResources extends TextsOf<typeof stateTexts> {}
}
