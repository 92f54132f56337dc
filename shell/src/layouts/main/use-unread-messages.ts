import { api, unwrap } from '@ringtag/api-client';
import { useQuery } from '@ringtag/vendor-query';

const SHORTEST_LIST = { page: 1, pageSize: 1 };

/** How many messages of the reader's are not read. The server keeps that number: asking for it reads a row or two. */
export function useUnreadMessages(): number {
  const { data } = useQuery({
    // A list of the inbox like the others, so that reading a message there counts here.
    queryKey: ['dashboard', 'messages', SHORTEST_LIST],
    queryFn: ({ signal }) => unwrap(api.GET('/api/messages', { params: { query: SHORTEST_LIST }, signal })),
    refetchOnWindowFocus: true,
  });
  return data?.unread ?? 0;
}
