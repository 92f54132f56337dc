import { api } from '@ringtag/api-client';
import type { Locale } from '@ringtag/contracts';
import { chooseLocale } from '@ringtag/i18n';
import { useUser } from '@ringtag/session';

/** Changes the language of the page. The account of whoever is signed in keeps the choice, for its mails. */
export function useChooseLanguage(): (picked: Locale) => void {
  const { user } = useUser();
  return (picked) => {
    void chooseLocale(picked);
    // The page has its language already: a mail in the last one is not worth an error.
    if (user) void api.PATCH('/api/user/me', { body: { locale: picked } }).catch(() => undefined);
  };
}
