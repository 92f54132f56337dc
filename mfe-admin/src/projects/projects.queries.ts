import { api, unwrap, type components } from '@ringtag/api-client';
import type { ListParams } from '@ringtag/pages';
import { keepPreviousData, queryOptions } from '@ringtag/vendor-query';
import { queryKeys } from '../query-keys';

export type Project = components['schemas']['ProjectDto'];

/** GET /api/projects: all projects, the newest first. */
export const projectsQuery = (params: ListParams) =>
  queryOptions({
    queryKey: queryKeys.projects(params),
    queryFn: ({ signal }) => unwrap(api.GET('/api/projects', { params: { query: params }, signal })),
    placeholderData: keepPreviousData,
  });
