import { useEffect } from 'react';
import { browserStorage } from '@ringtag/session';
import { useQueryClient, type QueryClient, type QueryKey } from '@ringtag/vendor-query';

type Query = { queryKey: QueryKey };

const REMOTE = 'dashboard';
/** What shows or counts messages. */
const ENTITIES: readonly unknown[] = ['unread', 'messages', 'message', 'my-codes', 'my-code'];
/** Other tabs hear when this entry of the storage changes. */
const SIGNAL = 'inbox-changed';

/** Asks anew for all that shows or counts messages, but for `kept`, which know of the change. */
export async function refreshInbox(queryClient: QueryClient, kept: readonly QueryKey[] = []): Promise<void> {
  const keeps = new Set(kept.map((key) => JSON.stringify(key)));
  const isMeant = ({ queryKey: key }: Query) =>
    key[0] === REMOTE && ENTITIES.includes(key[1]) && !keeps.has(JSON.stringify(key));
  await queryClient.invalidateQueries({ predicate: isMeant });
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
