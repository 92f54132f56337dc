import { api, unwrap, type components } from '@ringtag/api-client';
import { useMutation, useQueryClient } from '@ringtag/vendor-query';
import { queryKeys } from '../query-keys';

type BulkItems = components['schemas']['BulkItemsDto'];
export type BulkChanges = BulkItems['changes'];
export type BulkAnswer = components['schemas']['BulkItemsAnswerDto'];

/** Which codes: named ones, or all that match a filter. */
export type BulkTargets = { ids: string[] } | { filter: NonNullable<BulkItems['filter']> };

/** POST /api/projects/{projectId}/items/bulk. */
export function useBulkChange(projectId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: BulkTargets & { changes: BulkChanges }) =>
      unwrap(api.POST('/api/projects/{projectId}/items/bulk', { params: { path: { projectId } }, body })),
    onSettled: () => {
      for (const queryKey of [queryKeys.items(), queryKeys.item(), queryKeys.projects(), queryKeys.project()])
        void queryClient.invalidateQueries({ queryKey });
    },
  });
}
