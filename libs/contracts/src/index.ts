/** Constants and pure functions that server and browsers share: limits, roles, error codes, aliases, languages. */

export * from './administration';
export * from './alias';
export * from './chosen-alias';
export * from './audit';
export * from './document';
export * from './durations';
export * from './error-codes';
export * from './first-visibility';
export * from './is-email';
export * from './items';
export * from './label-layouts';
export * from './language-name';
export * from './legal-pages';
export * from './limits';
export * from './locales';
export * from './own-label-layouts';
export * from './page-kind';
export * from './profile-fields';
export * from './profile-link';
export * from './profile-value';
export * from './roles';
export * from './safe-path';
export * from './scan';
export * from './settings';
export * from './trimmed';
