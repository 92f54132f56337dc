import { api, unwrap } from '@ringtag/api-client';
import { useSession } from '@ringtag/session';
import { useMutation, useQueryClient } from '@ringtag/vendor-query';
import { queryKeys } from '../query-keys';
import type { ConfirmationProof } from './confirmation.queries';

interface NewEmail extends Partial<ConfirmationProof> {
  email: string;
  password?: string;
}

/** POST /api/user/email: mails code and link to the new address. */
export function useEmailChange() {
  return useMutation({
    mutationFn: (body: NewEmail) => unwrap(api.POST('/api/user/email', { body })),
  });
}

/** POST /api/user/email-verify: takes the new address over; all other devices are signed out. */
export function useEmailVerify() {
  const queryClient = useQueryClient();
  const { refreshUser } = useSession();
  return useMutation({
    mutationFn: (body: ConfirmationProof | { token: string }) =>
      unwrap(api.POST('/api/user/email-verify', { body })),
    onSuccess: async () => {
      void queryClient.invalidateQueries({ queryKey: queryKeys.sessions() });
      await refreshUser();
    },
  });
}
