import { api, unwrap, type components } from '@ringtag/api-client';
import { currentLocale } from '@ringtag/i18n';
import { useMutation } from '@ringtag/vendor/query';
import { beginInTurn } from '@ringtag/verification';

/** Mails a code. The answer is the same for every address, so that it does not tell who has an account. */
export function usePasswordReset() {
  return useMutation({
    mutationFn: (email: string) =>
      beginInTurn(() =>
        unwrap(api.POST('/api/auth/password/reset', { body: { email, locale: currentLocale() } })),
      ),
  });
}

/** Sets the password and ends every session of the account. */
export function usePasswordResetVerify() {
  return useMutation({
    mutationFn: (body: components['schemas']['PasswordResetVerifyDto']) =>
      unwrap(api.POST('/api/auth/password/reset-verify', { body })),
  });
}
