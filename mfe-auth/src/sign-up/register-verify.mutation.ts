import { api, unwrap, type components } from '@ringtag/api-client';
import { useMutation } from '@ringtag/vendor-query';

/** Proves the mailbox with the code or the token of the link; answers the user, signed in. */
export function useRegisterVerify() {
  return useMutation({
    mutationFn: (proof: components['schemas']['ProofDto']) =>
      unwrap(api.POST('/api/auth/register-verify', { body: proof })),
  });
}
