import { api, unwrap, type components } from '@ringtag/api-client';
import { queryOptions } from '@ringtag/vendor-query';
import { queryKeys } from '../query-keys';

export type CodeScans = components['schemas']['CodeScansDto'];

/** GET /api/my-codes/{id}/scans: scans on each of the latest days (UTC), oldest first. */
export const codeScansQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.codeScans({ id }),
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/my-codes/{id}/scans', { params: { path: { id } }, signal })),
    refetchOnWindowFocus: true,
  });
