import { addNamespace } from '@ringtag/i18n';
// Tells `t` of the namespace, wherever this library is used.
import type {} from './locales/en';

/** The texts of unactivation, which few people who scan a code ever need. */
export const addUnactivationTexts = () =>
  addNamespace('unactivation', (locale) => import(`./locales/${locale}.ts`));
