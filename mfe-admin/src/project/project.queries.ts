import { api, unwrap } from '@ringtag/api-client';
import { queryOptions } from '@ringtag/vendor-query';
import { queryKeys } from '../query-keys';

/** GET /api/projects/{id}. */
export const projectQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.project({ id }),
    queryFn: ({ signal }) => unwrap(api.GET('/api/projects/{id}', { params: { path: { id } }, signal })),
  });
