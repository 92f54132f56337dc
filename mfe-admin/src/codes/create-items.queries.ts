import { api, unwrap, type components } from '@ringtag/api-client';
import { useMutation, useQueryClient } from '@ringtag/vendor-query';
import { queryKeys } from '../query-keys';

export type NewItems = components['schemas']['NewItemsDto'];

/** POST /api/projects/{projectId}/items: a batch of random or named codes, all or nothing. */
export function useCreateItems(projectId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: NewItems) =>
      unwrap(api.POST('/api/projects/{projectId}/items', { params: { path: { projectId } }, body })),
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: queryKeys.items() });
      void queryClient.invalidateQueries({ queryKey: queryKeys.projects() });
      void queryClient.invalidateQueries({ queryKey: queryKeys.project({ id: projectId }) });
    },
  });
}
