import { api, unwrap } from '@ringtag/api-client';
import { queryOptions } from '@ringtag/vendor-query';
import { queryKeys } from '../query-keys';

/** GET /api/items/{id}. */
export const itemQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.item({ id }),
    queryFn: ({ signal }) => unwrap(api.GET('/api/items/{id}', { params: { path: { id } }, signal })),
  });
