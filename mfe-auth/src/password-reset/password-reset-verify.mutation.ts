import { api, unwrap, type components } from '@ringtag/api-client';
import { useMutation } from '@ringtag/vendor-query';

/** Sets the password and ends every session of the account. */
export function usePasswordResetVerify() {
  return useMutation({
    mutationFn: (body: components['schemas']['PasswordResetVerifyDto']) =>
      unwrap(api.POST('/api/auth/password/reset-verify', { body })),
  });
}
