// All code imports i18next and react-i18next from here. Every visitor downloads every export of this file: add with
// care.
export { createInstance } from 'i18next';
export type { BackendModule } from 'i18next';
export { initReactI18next, useTranslation } from 'react-i18next';
