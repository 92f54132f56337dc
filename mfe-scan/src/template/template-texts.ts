import { addNamespace } from '@ringtag/i18n';
import type { Locale } from '@ringtag/contracts';
import type en from './locales/en';

const load = (locale: Locale) => import(`./locales/${locale}.ts`) as Promise<{ default: typeof en }>;

/** The texts of the editor, which only owners need. */
export const addTemplateTexts = () => addNamespace('template', load);

/** What an owner who writes in this language starts with. */
export async function templateDefaults(locale: Locale) {
  return (await load(locale)).default.defaults;
}
