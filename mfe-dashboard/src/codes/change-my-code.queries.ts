import { api, unwrap, type components } from '@ringtag/api-client';
import { useMutation, useQueryClient } from '@ringtag/vendor-query';
import { queryKeys, SCAN_PAGES } from '../query-keys';

type MyCodeChanges = components['schemas']['ChangeMyCodeDto'];

/** PATCH /api/my-codes/{id}: label, status and notification of a code the reader holds. */
export function useChangeMyCode(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (changes: MyCodeChanges) =>
      unwrap(api.PATCH('/api/my-codes/{id}', { params: { path: { id } }, body: changes })),
    onSuccess: (code) => {
      queryClient.setQueryData(queryKeys.myCode({ id }), code);
      void queryClient.invalidateQueries({ queryKey: queryKeys.messages(), refetchType: 'none' });
      void queryClient.invalidateQueries({ queryKey: SCAN_PAGES });
      return queryClient.invalidateQueries({ queryKey: queryKeys.myCodes() });
    },
  });
}
