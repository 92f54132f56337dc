import { api, unwrap, type components } from '@ringtag/api-client';
import { projectKeys } from '@ringtag/mf-contract';
import { useSession } from '@ringtag/session';
import { useMutation, useQueryClient } from '@ringtag/vendor/query';
import { useInvalidation } from '../use-invalidation';

export type NewProject = components['schemas']['NewProjectDto'];

/** POST /api/projects. */
export function useCreateProject() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: NewProject) => unwrap(api.POST('/api/projects', { body })),
    onSuccess: (project) => {
      queryClient.setQueryData(projectKeys.project({ id: project.id }), project);
      void queryClient.invalidateQueries({ queryKey: projectKeys.projects() });
    },
  });
}

/** PATCH /api/projects/{id}. */
export function useChangeProject(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: components['schemas']['ChangeProjectDto']) =>
      unwrap(api.PATCH('/api/projects/{id}', { params: { path: { id } }, body })),
    onSuccess: (project) => {
      queryClient.setQueryData(projectKeys.project({ id }), project);
      return queryClient.invalidateQueries({ queryKey: projectKeys.projects() });
    },
  });
}

/**
 * DELETE /api/projects/{id}: deletes the project with its codes. It may have been the selected project, so the user is
 * read again.
 */
export function useDeleteProject(id: string) {
  const changed = useInvalidation(projectKeys.projects());
  const { refreshUser } = useSession();
  return useMutation({
    mutationFn: () => unwrap(api.DELETE('/api/projects/{id}', { params: { path: { id } } })),
    onSuccess: () => Promise.all([refreshUser(), changed()]),
  });
}
