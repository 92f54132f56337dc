import { api, unwrap, type components } from '@ringtag/api-client';
import type { ProjectSort } from '@ringtag/contracts';
import { keepPreviousData, queryOptions } from '@ringtag/vendor-query';
import type { ListParams } from '@ringtag/lists';

export type Project = components['schemas']['ProjectDto'];

/** Among the keys of the administration, which says what is out of date when a project changes. */
export const projectKeys = {
  projects: (...params: [object?]) => ['admin', 'projects', ...params] as const,
  project: (...params: [{ id: string }?]) => ['admin', 'project', ...params] as const,
};

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

/** GET /api/projects/{id}. */
export const projectQuery = (id: string) =>
  queryOptions({
    queryKey: projectKeys.project({ id }),
    queryFn: ({ signal }) => unwrap(api.GET('/api/projects/{id}', { params: { path: { id } }, signal })),
  });
