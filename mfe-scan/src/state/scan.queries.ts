import { api, unwrap, type components } from '@ringtag/api-client';
import { queryOptions } from '@ringtag/vendor-query';
import type { QueryKeys } from '../query-keys';
import { scanOfDocument } from './scan-of-document';

export type Scan = components['schemas']['ScanDto'];

const FIVE_MINUTES = 5 * 60 * 1000;

/**
 * What a scanner meets behind a normalised alias. The document brings the first answer, which was counted; whatever is
 * asked for after it, such as for a new viewer, is the same scan.
 */
export const scanQueryOptions = (alias: string) => {
  const queryKey = ['scan', 'code', alias] satisfies QueryKeys['scanPage'];
  return queryOptions({
    queryKey,
    queryFn: ({ signal, client }) => {
      const query = client.getQueryData(queryKey) ? ({ counted: 'true' } as const) : {};
      return unwrap(api.GET('/api/scan/{alias}', { params: { path: { alias }, query }, signal }));
    },
    initialData: () => scanOfDocument(alias),
    initialDataUpdatedAt: performance.timeOrigin,
    staleTime: FIVE_MINUTES,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
};
