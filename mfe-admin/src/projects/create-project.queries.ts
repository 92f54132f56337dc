import { api, unwrap, type components } from '@ringtag/api-client';
import { useMutation, useQueryClient } from '@ringtag/vendor-query';
import { queryKeys } from '../query-keys';

export type NewProject = components['schemas']['NewProjectDto'];

/** POST /api/projects. */
export function useCreateProject() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: NewProject) => unwrap(api.POST('/api/projects', { body })),
    onSuccess: (project) => {
      queryClient.setQueryData(queryKeys.project({ id: project.id }), project);
      void queryClient.invalidateQueries({ queryKey: queryKeys.projects() });
    },
  });
}
