import { api, unwrap, type components } from '@ringtag/api-client';
import { queryOptions } from '@ringtag/vendor-query';

export type Scan = components['schemas']['ScanDto'];

const FIVE_MINUTES = 5 * 60 * 1000;

/** What a scanner meets behind a normalised alias. Every request counts as a scan, so none is made unasked. */
export const scanQueryOptions = (alias: string) =>
  queryOptions({
    queryKey: ['scan', 'code', alias],
    queryFn: ({ signal }) => unwrap(api.GET('/api/scan/{alias}', { params: { path: { alias } }, signal })),
    staleTime: FIVE_MINUTES,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
