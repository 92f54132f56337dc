import { api, unwrap } from '@ringtag/api-client';
import { useMutation, useQueryClient } from '@ringtag/vendor-query';
import { queryKeys } from '../query-keys';

/** DELETE /api/messages/{id}; cannot be undone. */
export function useDeleteMessage() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => unwrap(api.DELETE('/api/messages/{id}', { params: { path: { id } } })),
    onSuccess: async () => {
      void queryClient.invalidateQueries({ queryKey: queryKeys.myCodes() });
      void queryClient.invalidateQueries({ queryKey: queryKeys.myCode() });
      await queryClient.invalidateQueries({ queryKey: queryKeys.messages() });
    },
  });
}
