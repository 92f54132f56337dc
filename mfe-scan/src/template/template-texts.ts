import { addNamespace, i18n } from '@ringtag/i18n';
import type { Locale } from '@ringtag/contracts';
import type en from './locales/en';
import { DEFAULTED, type TemplateDefaults } from './template-draft';

const load = (locale: Locale) => import(`./locales/${locale}.ts`) as Promise<{ default: typeof en }>;

/** The texts of the editor, which only owners need. */
export const addTemplateTexts = () => addNamespace('template', load);

/** What an owner who writes in this language starts with. */
export async function templateDefaults(locale: Locale): Promise<TemplateDefaults> {
  i18n.addResourceBundle(locale, 'template', (await load(locale)).default);
  const t = i18n.getFixedT(locale, 'template');
  return Object.fromEntries(DEFAULTED.map((key) => [key, t(`defaults.${key}`)])) as TemplateDefaults;
}
