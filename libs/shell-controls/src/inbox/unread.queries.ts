import { api, unwrap } from '@ringtag/api-client';
import { queryOptions } from '@ringtag/vendor-query';

const SHORTEST_LIST = { page: 1, pageSize: 1 };

/**
 * How many messages of the reader's are not read, for all that shows it. The server keeps that number: asking for it
 * reads a row or two.
 */
export const unreadQuery = () =>
  queryOptions({
    queryKey: ['dashboard', 'unread'],
    queryFn: async ({ signal }) => {
      const list = await unwrap(api.GET('/api/messages', { params: { query: SHORTEST_LIST }, signal }));
      return list.unread;
    },
    refetchOnWindowFocus: true,
  });
