import { api, unwrap, type components } from '@ringtag/api-client';
import { useMutation, useQueryClient } from '@ringtag/vendor-query';
import { queryKeys } from '../query-keys';

export type ItemChanges = components['schemas']['ChangeItemDto'];

/** PATCH /api/items/{id}. */
export function useChangeItem(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (changes: ItemChanges) =>
      unwrap(api.PATCH('/api/items/{id}', { params: { path: { id } }, body: changes })),
    onSuccess: (item) => {
      queryClient.setQueryData(queryKeys.item({ id }), item);
      void queryClient.invalidateQueries({ queryKey: [...queryKeys.item({ id }), 'trail'] });
      return queryClient.invalidateQueries({ queryKey: queryKeys.items() });
    },
  });
}
