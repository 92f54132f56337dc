import { api, unwrap, type components } from '@ringtag/api-client';
import type { ItemStatus } from '@ringtag/contracts';
import { reportKeys } from '@ringtag/mf-contract';
import { queryOptions, useMutation } from '@ringtag/vendor/query';
import { useChangeItem } from '../codes/items.queries';
import { useInvalidation } from '../use-invalidation';

export type PageReport = components['schemas']['PageReportDto'];

/** Whoever has more open ones settles some first. */
const SHOWN = 100;
const KEY = ['admin', 'page-reports'] as const;

/** GET /api/page-reports. */
export const pageReportsQuery = (settled: boolean) =>
  queryOptions({
    queryKey: [...KEY, { settled }],
    queryFn: ({ signal }) => {
      const query = { settled: settled ? 'true' : 'false', pageSize: SHOWN } as const;
      return unwrap(api.GET('/api/page-reports', { params: { query }, signal }));
    },
    refetchOnWindowFocus: true,
  });

/** Settles reports, or opens them again, one request each: PUT or DELETE /api/page-reports/{id}/settled. */
export function useSettlePageReports() {
  return useMutation({
    mutationFn: async ({ ids, settled }: { ids: readonly string[]; settled: boolean }) => {
      for (const id of ids) {
        const params = { path: { id } };
        await unwrap(
          settled
            ? api.PUT('/api/page-reports/{id}/settled', { params })
            : api.DELETE('/api/page-reports/{id}/settled', { params }),
        );
      }
    },
    // After a failure, too: some may be settled.
    onSettled: useInvalidation(KEY, reportKeys.open()),
  });
}

/** PATCH /api/items/{id}, which the lists of reports show. */
export function useChangeReportedCode(id: string) {
  const change = useChangeItem(id);
  const refresh = useInvalidation(KEY);
  return useMutation({
    mutationFn: (status: ItemStatus) => change.mutateAsync({ status }),
    onSuccess: refresh,
  });
}
