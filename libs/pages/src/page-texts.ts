import type { Locale } from '@ringtag/contracts';
import { addNamespace } from '@ringtag/i18n';
import type en from './locales/en';

declare module '@ringtag/i18n' {
  interface TranslationResources {
    lists: (typeof en)['lists'];
    unsaved: (typeof en)['unsaved'];
  }
}

/**
 * Loads along with a remote's own texts what the pages of people who are signed in share: the texts of lists, of
 * the question about unsaved changes, and of the errors that only they meet.
 */
export function withPageTexts<Texts>(load: (locale: Locale) => Promise<Texts>) {
  return async (locale: Locale): Promise<Texts> => {
    const [texts] = await Promise.all([
      load(locale),
      addNamespace('lists', async (of) => ({ default: (await textsOf(of)).lists })),
      addNamespace('unsaved', async (of) => ({ default: (await textsOf(of)).unsaved })),
      addNamespace('signedInErrors', async (of) => ({ default: (await textsOf(of)).signedInErrors })),
    ]);
    return texts;
  };
}

async function textsOf(locale: Locale): Promise<typeof en> {
  return ((await import(`./locales/${locale}.ts`)) as { default: typeof en }).default;
}
