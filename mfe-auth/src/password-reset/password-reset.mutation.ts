import { api, unwrap } from '@ringtag/api-client';
import { currentLocale } from '@ringtag/i18n';
import { useMutation } from '@ringtag/vendor-query';

/** Mails a code; answers the same for every address. */
export function usePasswordReset() {
  return useMutation({
    mutationFn: (email: string) =>
      unwrap(api.POST('/api/auth/password/reset', { body: { email, locale: currentLocale() } })),
  });
}
