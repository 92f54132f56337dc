import { api, unwrap, type components } from '@ringtag/api-client';
import { profileKey } from '@ringtag/mf-contract';
import { queryOptions } from '@ringtag/vendor/query';
import { FRESH_MS } from '../fresh';

export type Profile = components['schemas']['ProfileDto'];

/** GET /api/profile. The header shows its photo, so a new one is seen there at once. */
export const profileQuery = () =>
  queryOptions({
    queryKey: profileKey,
    queryFn: ({ signal }) => unwrap(api.GET('/api/profile', { signal })),
    staleTime: FRESH_MS,
  });
