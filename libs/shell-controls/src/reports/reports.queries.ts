import { api, unwrap } from '@ringtag/api-client';
import { reportKeys } from '@ringtag/mf-contract';
import { queryOptions } from '@ringtag/vendor/query';

const SHORTEST_LIST = { page: 1, pageSize: 1 };

/** How many reported conversations wait for an administrator. Nobody else may ask. */
export const openReportsQuery = () =>
  queryOptions({
    queryKey: reportKeys.open(),
    queryFn: async ({ signal }) => {
      const list = await unwrap(api.GET('/api/reports', { params: { query: SHORTEST_LIST }, signal }));
      return list.open;
    },
    refetchOnWindowFocus: true,
  });
