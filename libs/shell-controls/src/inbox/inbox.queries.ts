import { api, unwrap } from '@ringtag/api-client';
import { inboxKeys } from '@ringtag/mf-contract';
import { browserStorage } from '@ringtag/session';
import { queryOptions, useQueryClient, type QueryClient, type QueryKey } from '@ringtag/vendor/query';
import { useEffect } from 'react';
import { FRESH_MS } from '../fresh';

const SHORTEST_LIST = { page: 1, pageSize: 1 };

/**
 * How many messages of the reader's are not read, for all that shows it. The server keeps that number: asking for it
 * reads a row or two.
 */
export const unreadQuery = () =>
  queryOptions({
    queryKey: inboxKeys.unread(),
    queryFn: async ({ signal }) => {
      const list = await unwrap(api.GET('/api/messages', { params: { query: SHORTEST_LIST }, signal }));
      return list.unread;
    },
    staleTime: FRESH_MS,
    refetchOnWindowFocus: 'always',
  });

type Query = { queryKey: QueryKey };

const PREFIXES = Object.values(inboxKeys).map((toKey) => toKey());
/** Other tabs hear when this entry of the storage changes. */
const SIGNAL = 'inbox-changed';

/**
 * Asks anew for all that shows or counts messages, but for `kept`, which know of the change. With `keepUnreadLists`,
 * lists of unread messages stay: a row must not leave while it is being read.
 */
export async function refreshInbox(
  queryClient: QueryClient,
  kept: readonly QueryKey[] = [],
  { keepUnreadLists = false } = {},
): Promise<void> {
  const keeps = new Set(kept.map((key) => JSON.stringify(key)));
  const isMeant = ({ queryKey: key }: Query) =>
    PREFIXES.some(([owner, entity]) => key[0] === owner && key[1] === entity) &&
    !keeps.has(JSON.stringify(key)) &&
    !(keepUnreadLists && isUnreadList(key));
  await queryClient.invalidateQueries({ predicate: isMeant });
}

function isUnreadList([, , params]: QueryKey): boolean {
  return typeof params === 'object' && params !== null && 'show' in params && params.show === 'unread';
}

/** To be called when messages changed on the server. */
export function tellOtherTabs(): void {
  browserStorage.set(SIGNAL, String(Date.now()));
}

/** Keeps this tab's messages and their numbers true while another one changes them. */
export function useInboxOfOtherTabs(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => {
      if (key === SIGNAL) void refreshInbox(queryClient);
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, [queryClient]);
}
