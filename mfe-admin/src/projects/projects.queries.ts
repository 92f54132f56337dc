import { api, unwrap, type components } from '@ringtag/api-client';
import { projectKeys } from '@ringtag/mf-contract';
import { useSession } from '@ringtag/session';
import { projectsQuery } from '@ringtag/shell-controls/projects';
import { useMutation, useQuery, useQueryClient } from '@ringtag/vendor/query';
import { settingsQuery } from '../settings/settings.queries';
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
      void queryClient.invalidateQueries({ queryKey: settingsQuery().queryKey });
    },
  });
}

/**
 * Whether a new project should offer digital codes: the first one should. Undefined where a project is set for them
 * already, which the settings can change, and until that is known.
 */
export function useOffersDigital(): boolean | undefined {
  const { data: settings } = useQuery(settingsQuery());
  const { data: projects } = useQuery(projectsQuery({ page: 1 }));
  if (settings?.digitalCodesProjectId !== null || !projects) return undefined;
  return projects.total === 0;
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
