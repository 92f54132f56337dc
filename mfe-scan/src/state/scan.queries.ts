import { api, unwrap } from '@ringtag/api-client';
import type { ScanPageKey } from '@ringtag/mf-contract';
import { queryOptions } from '@ringtag/vendor/query';
import { type Scan, scanOfDocument } from './scan-of-document';

export type { Scan };

const FIVE_MINUTES = 5 * 60 * 1000;

/**
 * Reads what a scanner sees of a normalised alias. The first answer is in the document, and the server has counted it.
 * Later requests, such as after a sign-in, belong to the same scan and are not counted.
 */
export const scanQueryOptions = (alias: string) => {
  const queryKey = ['scan', 'code', alias] satisfies ScanPageKey;
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
