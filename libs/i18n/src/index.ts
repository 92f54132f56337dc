/** Texts in six languages: the i18next instance, the detected language, shared texts and texts of errors. */

export { brand } from './brand';
export { chooseLocale, currentLocale, declareTexts, i18n, loadTexts, startI18n } from './i18n';
export { lazyWithTexts } from './lazy-with-texts';
export { LostPart, PartBoundary, retryLostParts, type LostPartProps } from './part-boundary';
export * from './resources';
export { deferTexts, type Texts, type TextsOf } from './texts';
export type { TranslationOf } from './translation-of';
export { useErrorText } from './use-error-text';
export { usePageTitle } from './use-page-title';
export { useTranslation } from './use-translation';
