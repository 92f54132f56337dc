import { addFormTexts } from '@ringtag/forms';
import { addNamespace } from '@ringtag/i18n';
// Tells `t` of the namespace, wherever this remote is compiled.
import type {} from '../activation/locales/en';

/** The texts of an activation beyond its form, with those of its errors: nobody sees them at first. */
export async function addActivationTexts(): Promise<void> {
  await Promise.all([
    addNamespace('activation', (locale) => import(`../activation/locales/${locale}.ts`)),
    addFormTexts(),
  ]);
}
