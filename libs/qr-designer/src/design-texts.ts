import { addNamespace } from '@ringtag/i18n';
// Tells `t` of the namespace.
import type {} from './locales/en';

/** The texts of the designer, which only pages with one need. */
export const addDesignTexts = () => addNamespace('qrDesign', (locale) => import(`./locales/${locale}.ts`));
