import { api, unwrap, type components } from '@ringtag/api-client';
import { queryOptions } from '@ringtag/vendor/query';

export type System = components['schemas']['SystemDto'];

/** GET /api/system. Never polled: repeated requests would keep an idle session alive (SES-4). */
export const systemQuery = queryOptions({
  queryKey: ['admin', 'system'],
  queryFn: ({ signal }) => unwrap(api.GET('/api/system', { signal })),
  staleTime: 0,
});
