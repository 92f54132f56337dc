// The only way to i18next and react-i18next. Every export here is downloaded by every visitor: add with care.
export { createInstance } from 'i18next';
export type { BackendModule } from 'i18next';
export { initReactI18next, useTranslation } from 'react-i18next';
