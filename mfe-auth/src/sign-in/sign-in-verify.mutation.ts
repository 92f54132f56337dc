import { api, unwrap, type components } from '@ringtag/api-client';
import { useMutation } from '@ringtag/vendor-query';

/** Signs in with the code from the mailbox, or the token of its link. */
export function useSignInVerify() {
  return useMutation({
    mutationFn: (proof: components['schemas']['ProofDto']) =>
      unwrap(api.POST('/api/auth/sign-in-verify', { body: proof })),
  });
}
