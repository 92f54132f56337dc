import type { Locale } from '@ringtag/contracts';
import { addNamespace } from '@ringtag/i18n';
import type en from './locales/en';

declare module '@ringtag/i18n' {
  interface TranslationResources {
    lists: typeof en;
  }
}

/** Loads the texts of lists along with a remote's own. */
export function withListTexts<Texts>(load: (locale: Locale) => Promise<Texts>) {
  return async (locale: Locale): Promise<Texts> => {
    const [texts] = await Promise.all([
      load(locale),
      addNamespace('lists', (of) => import(`./locales/${of}.ts`)),
    ]);
    return texts;
  };
}
