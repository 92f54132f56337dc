import { api, unwrap } from '@ringtag/api-client';
import { refreshInbox, tellOtherTabs } from '@ringtag/shell-controls/inbox';
import { useMutation, useQueryClient } from '@ringtag/vendor-query';
import { queryKeys } from '../query-keys';

/** DELETE /api/messages/{id}; cannot be undone. */
export function useDeleteMessage() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => unwrap(api.DELETE('/api/messages/{id}', { params: { path: { id } } })),
    onSuccess: (_, id) => {
      tellOtherTabs();
      // What is gone cannot be asked for again.
      return refreshInbox(queryClient, [queryKeys.message({ id })]);
    },
  });
}
