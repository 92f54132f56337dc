import { addNamespace, i18n } from '@ringtag/i18n';
import type { Locale } from '@ringtag/contracts';
import { templateDefaultsKey } from '@ringtag/mf-contract';
import { queryOptions } from '@ringtag/vendor-query';
import type en from './locales/en';
import { DEFAULTED, type TemplateDefaults } from './template-draft';

const load = (locale: Locale) => import(`./locales/${locale}.ts`) as Promise<{ default: typeof en }>;

/** The texts of the editor, which only owners need. */
export const addTemplateTexts = () => addNamespace('template', load);

/** What readers of this language see in place of an empty text. */
export const templateDefaultsQuery = (locale: Locale) =>
  queryOptions({
    queryKey: [...templateDefaultsKey, locale],
    queryFn: async () => {
      i18n.addResourceBundle(locale, 'template', (await load(locale)).default);
      const t = i18n.getFixedT(locale, 'template');
      return Object.fromEntries(DEFAULTED.map((key) => [key, t(`defaults.${key}`)])) as TemplateDefaults;
    },
    staleTime: Infinity,
  });
