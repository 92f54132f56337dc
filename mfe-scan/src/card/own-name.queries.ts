import { api, unwrap } from '@ringtag/api-client';
import { inboxKeys, scanPagesKey } from '@ringtag/mf-contract';
import { useMutation, useQueryClient } from '@ringtag/vendor/query';

/** PATCH /api/my-codes/{id}: names a code for its owner, who alone sees the name. */
export function useNameCode(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (label: string) =>
      unwrap(api.PATCH('/api/my-codes/{id}', { params: { path: { id } }, body: { label } })),
    onSuccess: (code) => {
      queryClient.setQueryData(inboxKeys.myCode({ id }), code);
      void queryClient.invalidateQueries({ queryKey: inboxKeys.myCodes() });
      void queryClient.invalidateQueries({ queryKey: scanPagesKey });
    },
  });
}
