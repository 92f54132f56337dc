import { api, unwrap, type components } from '@ringtag/api-client';
import type { ProjectSort } from '@ringtag/contracts';
import type { ListParams } from '@ringtag/lists';
import { projectKeys } from '@ringtag/mf-contract';
import { useSession } from '@ringtag/session';
import { keepPreviousData, queryOptions, useMutation } from '@ringtag/vendor/query';
import { FRESH_MS } from '../fresh';

export type Project = components['schemas']['ProjectDto'];

export interface ProjectsParams extends ListParams {
  /** Both kinds when left out. */
  archived?: 'true' | 'false';
  sort?: ProjectSort;
}

/** GET /api/projects. */
export const projectsQuery = (params: ProjectsParams) =>
  queryOptions({
    queryKey: projectKeys.projects(params),
    queryFn: ({ signal }) => unwrap(api.GET('/api/projects', { params: { query: params }, signal })),
    placeholderData: keepPreviousData,
  });

/** GET /api/projects/{id}. The header shows the name of the selected one. */
export const projectQuery = (id: string) =>
  queryOptions({
    queryKey: projectKeys.project({ id }),
    queryFn: ({ signal }) => unwrap(api.GET('/api/projects/{id}', { params: { path: { id } }, signal })),
    staleTime: FRESH_MS,
  });

/** PUT /api/projects/{id}/set-selected-project, or its reset without an id; the user is read again (specification 4). */
export function useSelectProject() {
  const { refreshUser } = useSession();
  return useMutation({
    mutationFn: (id: string | undefined) =>
      id
        ? unwrap(api.PUT('/api/projects/{id}/set-selected-project', { params: { path: { id } } }))
        : unwrap(api.GET('/api/projects/reset-selected-project')),
    onSuccess: () => refreshUser(),
  });
}
