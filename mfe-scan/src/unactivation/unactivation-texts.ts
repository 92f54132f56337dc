import { addNamespace } from '@ringtag/i18n';

/** The texts of unactivation, which few people who scan a code ever need. */
export const addUnactivationTexts = () =>
  addNamespace('unactivation', (locale) => import(`./locales/${locale}.ts`));
