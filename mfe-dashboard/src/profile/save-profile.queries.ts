import { api, unwrap } from '@ringtag/api-client';
import { useSession } from '@ringtag/session';
import { useMutation, useQueryClient } from '@ringtag/vendor-query';
import { queryKeys } from '../query-keys';
import type { ProfileDraft } from './profile-draft';

/** PUT /api/profile: the whole profile. The name stands in the header of every page as well. */
export function useSaveProfile() {
  const queryClient = useQueryClient();
  const { refreshUser } = useSession();
  return useMutation({
    mutationFn: ({ name, fields }: ProfileDraft) =>
      unwrap(api.PUT('/api/profile', { body: { name, fields: [...fields] } })),
    onSuccess: (profile) => {
      queryClient.setQueryData(queryKeys.profile(), profile);
      void refreshUser();
    },
  });
}
