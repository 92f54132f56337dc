import { addNamespace, i18n, type TFunction } from '@ringtag/i18n';
import type { Locale } from '@ringtag/contracts';
import type en from './locales/en';
import { DEFAULTED, type TemplateDefaults } from './template-draft';

const load = (locale: Locale) => import(`./locales/${locale}.ts`) as Promise<{ default: typeof en }>;

/** The texts of the editor, which only owners need. */
export const addTemplateTexts = () => addNamespace('template', load);

export const defaultsIn = (t: TFunction<'template'>): TemplateDefaults =>
  Object.fromEntries(DEFAULTED.map((key) => [key, t(`defaults.${key}`)])) as TemplateDefaults;

/** What an owner who writes in this language starts with. */
export async function templateDefaults(locale: Locale): Promise<TemplateDefaults> {
  i18n.addResourceBundle(locale, 'template', (await load(locale)).default);
  return defaultsIn(i18n.getFixedT(locale, 'template'));
}
