import { api, unwrap } from '@ringtag/api-client';
import { useMutation, useQueryClient } from '@ringtag/vendor-query';
import { queryKeys } from '../query-keys';

/** DELETE /api/items/{id}: of a code that nobody has activated yet. */
export function useDeleteItem(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => unwrap(api.DELETE('/api/items/{id}', { params: { path: { id } } })),
    onSuccess: () =>
      Promise.all(
        [queryKeys.items(), queryKeys.projects(), queryKeys.project()].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      ),
  });
}
