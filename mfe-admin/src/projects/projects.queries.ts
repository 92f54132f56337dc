import { api, unwrap, type components } from '@ringtag/api-client';
import type { ProjectSort } from '@ringtag/contracts';
import type { ListParams } from '@ringtag/pages';
import { keepPreviousData, queryOptions } from '@ringtag/vendor-query';
import { queryKeys } from '../query-keys';

export type Project = components['schemas']['ProjectDto'];

export interface ProjectsParams extends ListParams {
  /** Both kinds when left out. */
  archived?: 'true' | 'false';
  sort?: ProjectSort;
}

/** GET /api/projects. */
export const projectsQuery = (params: ProjectsParams) =>
  queryOptions({
    queryKey: queryKeys.projects(params),
    queryFn: ({ signal }) => unwrap(api.GET('/api/projects', { params: { query: params }, signal })),
    placeholderData: keepPreviousData,
  });
