import { api, unwrap, type components } from '@ringtag/api-client';
import { useMutation, useQueryClient } from '@ringtag/vendor-query';
import { queryKeys } from '../query-keys';

export type ProjectChanges = components['schemas']['ChangeProjectDto'];

/** PATCH /api/projects/{id}. */
export function useChangeProject(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: ProjectChanges) =>
      unwrap(api.PATCH('/api/projects/{id}', { params: { path: { id } }, body })),
    onSuccess: (project) => {
      queryClient.setQueryData(queryKeys.project({ id }), project);
      return queryClient.invalidateQueries({ queryKey: queryKeys.projects() });
    },
  });
}
