import type { Locale } from '@ringtag/contracts';
import { i18n, type Texts, type TextsOf } from '@ringtag/i18n';
import { templateDefaultsKey } from '@ringtag/mf-contract';
import { queryOptions } from '@ringtag/vendor/query';
import { DEFAULTED, type TemplateDefaults } from './template-draft';

/** The texts of the editor. Only owners load them. */
export const templateTexts = {
  template: (locale): Promise<typeof import('./locales/en')> => import(`./locales/${locale}.ts`),
} satisfies Texts;

declare module '@ringtag/i18n' {
  interface TranslationResources extends TextsOf<typeof templateTexts> {}
}

/** The texts that readers of this language see in place of empty ones. */
export const templateDefaultsQuery = (locale: Locale) =>
  queryOptions({
    queryKey: [...templateDefaultsKey, locale],
    queryFn: async () => {
      i18n.addResourceBundle(locale, 'template', (await templateTexts.template(locale)).default);
      const t = i18n.getFixedT(locale, 'template');
      return Object.fromEntries(DEFAULTED.map((key) => [key, t(`defaults.${key}`)])) as TemplateDefaults;
    },
    staleTime: Infinity,
  });
