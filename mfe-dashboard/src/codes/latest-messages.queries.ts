import { api, unwrap } from '@ringtag/api-client';
import { queryOptions } from '@ringtag/vendor-query';
import { queryKeys } from '../query-keys';

const SHOWN = 3;

/** GET /api/messages of one code: the latest that are not archived, and how many there are. */
export const latestMessagesQuery = (code: string) => {
  const query = { code, pageSize: SHOWN };
  return queryOptions({
    queryKey: queryKeys.messages(query),
    queryFn: ({ signal }) => unwrap(api.GET('/api/messages', { params: { query }, signal })),
    refetchOnWindowFocus: true,
  });
};
