export { brand } from './brand';
export { addNamespace, chooseLocale, currentLocale, i18n, startI18n } from './i18n';
export { LANGUAGES } from './languages';
export * from './resources';
export type { TranslationOf } from './translation-of';
export { useErrorText } from './use-error-text';
export { usePageTitle } from './use-page-title';
export { useTranslation } from '@ringtag/vendor-i18n';
