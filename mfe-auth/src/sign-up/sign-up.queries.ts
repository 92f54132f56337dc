import { api, unwrap, type components } from '@ringtag/api-client';
import { currentLocale } from '@ringtag/i18n';
import { useMutation } from '@ringtag/vendor-query';

/** Mails a code; the account is made when the mailbox is proven. */
export function useRegister() {
  return useMutation({
    mutationFn: (body: components['schemas']['RegisterDto']) =>
      unwrap(api.POST('/api/auth/register', { body: { ...body, locale: currentLocale() } })),
  });
}

/** Proves the mailbox with the code or the token of the link; answers the user, signed in. */
export function useRegisterVerify() {
  return useMutation({
    mutationFn: (proof: components['schemas']['ProofDto']) =>
      unwrap(api.POST('/api/auth/register-verify', { body: proof })),
  });
}
