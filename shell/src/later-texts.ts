import type { Texts, TextsOf } from '@ringtag/i18n';
import { PROJECT_SWITCHER_TEXTS } from './layouts/main/project-switcher/locales';

/** What few pages say: a scan page carries not even the list of its files. */
export const texts = {
  legal: (locale): Promise<typeof import('./pages/legal/locales/en')> =>
    import(`./pages/legal/locales/${locale}.ts`),
  projectSwitcher: (locale): Promise<{ default: typeof PROJECT_SWITCHER_TEXTS.en }> =>
    Promise.resolve({ default: PROJECT_SWITCHER_TEXTS[locale] }),
} satisfies Texts;

declare module '@ringtag/i18n' {
  interface TranslationResources extends TextsOf<typeof texts> {}
}
