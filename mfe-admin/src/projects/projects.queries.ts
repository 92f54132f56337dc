import { api, unwrap, type components } from '@ringtag/api-client';
import { keepPreviousData, queryOptions } from '@ringtag/vendor-query';
import { queryKeys } from '../query-keys';

export type Project = components['schemas']['ProjectDto'];

export interface ProjectsParams {
  page: number;
  q?: string;
}

/** GET /api/projects: all projects, the newest first. */
export const projectsQuery = (params: ProjectsParams) =>
  queryOptions({
    queryKey: queryKeys.projects(params),
    queryFn: ({ signal }) => unwrap(api.GET('/api/projects', { params: { query: params }, signal })),
    placeholderData: keepPreviousData,
  });
