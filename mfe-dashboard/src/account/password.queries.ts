import { api, unwrap } from '@ringtag/api-client';
import { useSession } from '@ringtag/session';
import { useMutation, useQueryClient } from '@ringtag/vendor-query';
import { queryKeys } from '../query-keys';
import type { ConfirmationProof } from './confirmation.queries';

interface NewPassword extends Partial<ConfirmationProof> {
  password: string;
  currentPassword?: string;
}

/** POST /api/profile/password: changes it or sets the first one; all other devices are signed out. */
export function usePasswordChange() {
  const queryClient = useQueryClient();
  const { refreshUser } = useSession();
  return useMutation({
    mutationFn: (body: NewPassword) => unwrap(api.POST('/api/profile/password', { body })),
    onSuccess: async () => {
      void queryClient.invalidateQueries({ queryKey: queryKeys.sessions() });
      await refreshUser();
    },
  });
}
