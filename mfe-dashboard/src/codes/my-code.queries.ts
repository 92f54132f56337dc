import { api, unwrap, type components } from '@ringtag/api-client';
import { queryOptions } from '@ringtag/vendor-query';
import { queryKeys } from '../query-keys';

export type MyCodeDetail = components['schemas']['MyCodeDetailDto'];

/** GET /api/my-codes/{id}. */
export const myCodeQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.myCode({ id }),
    queryFn: ({ signal }) => unwrap(api.GET('/api/my-codes/{id}', { params: { path: { id } }, signal })),
    refetchOnWindowFocus: true,
  });
