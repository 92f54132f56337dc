import { api, unwrap } from '@ringtag/api-client';
import { useQuery } from '@ringtag/vendor-query';

/** Address of the reader's own photo, where there is one. */
export function useOwnPhoto(): string | undefined {
  const { data } = useQuery({
    // The profile as the dashboard keeps it, so that a new photo is seen here at once.
    queryKey: ['dashboard', 'profile'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/profile', { signal })),
  });
  return data?.photo;
}
