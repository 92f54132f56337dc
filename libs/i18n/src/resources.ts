import type en from './locales/en';

type Source = typeof en;

/** The namespaces `t` knows; remotes and libraries add those that they declare (docs/texts.md). */
export interface TranslationResources {
  common: Source['common'];
  errors: Source['errors'];
}

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: TranslationResources;
  }
}
