import { api, unwrap, type components } from '@ringtag/api-client';
import { currentLocale } from '@ringtag/i18n';
import { sharedField } from '@ringtag/session/shared-computer';
import { useMutation } from '@ringtag/vendor/query';
import { beginInTurn } from '@ringtag/verification';

/** Mails a code. The account is created only when the mailbox is proven. */
export function useRegister() {
  return useMutation({
    mutationFn: (body: components['schemas']['RegisterDto']) =>
      beginInTurn(() =>
        unwrap(api.POST('/api/auth/register', { body: { ...body, locale: currentLocale() } })),
      ),
  });
}

/** Proves the mailbox with the code or with the token of the link. Answers the new user, who is signed in then. */
export function useRegisterVerify() {
  return useMutation({
    mutationFn: (proof: components['schemas']['ProofDto']) =>
      unwrap(api.POST('/api/auth/register-verify', { body: { ...proof, ...sharedField() } })),
  });
}
