import { addNamespace } from '@ringtag/i18n';
// Tells `t` of the namespace, wherever this library is used.
import type {} from './locales/en';

/** The texts of passwords and dates, which no scan page shows at first: loaded with the texts of the shell. */
export function addFormTexts(): Promise<void> {
  return addNamespace('forms', (locale) => import(`./locales/${locale}.ts`));
}
