import { api, unwrap } from '@ringtag/api-client';
import { useMutation } from '@ringtag/vendor-query';
import type { ConfirmationProof } from './confirmation.queries';

/** GET /api/user/export: all that the account holds. */
export function useAccountExport() {
  return useMutation({ mutationFn: () => unwrap(api.GET('/api/user/export')) });
}

/** POST /api/user/delete: proven by the password, or by a code where there is none. */
export function useAccountDeletion() {
  return useMutation({
    mutationFn: (body: { password: string } | ConfirmationProof) =>
      unwrap(api.POST('/api/user/delete', { body })),
  });
}
