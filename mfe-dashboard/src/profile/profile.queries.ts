import { api, unwrap, type components } from '@ringtag/api-client';
import { queryOptions } from '@ringtag/vendor-query';
import { queryKeys } from '../query-keys';

export type Profile = components['schemas']['ProfileDto'];

/** GET /api/profile. */
export const profileQuery = () =>
  queryOptions({
    queryKey: queryKeys.profile(),
    queryFn: ({ signal }) => unwrap(api.GET('/api/profile', { signal })),
  });
