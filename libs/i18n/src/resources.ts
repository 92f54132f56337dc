import type { ErrorCode } from '@ringtag/contracts';
import type en from './locales/en';

type Source = typeof en;

/**
 * The namespaces `t` knows. A remote adds its own beside its English texts:
 * `declare module '@ringtag/i18n' { interface TranslationResources { scan: typeof en } }`
 */
export interface TranslationResources {
  common: Source['common'];
  errors: Source['errors'];
  /** Errors that only people who are signed in meet; `@ringtag/pages` brings their texts. */
  signedInErrors: Partial<Record<ErrorCode | 'isCurrentPassword', string>>;
}

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: TranslationResources;
  }
}
