import type { StreamEvent } from '@ringtag/contracts';
import { refreshInbox, unreadQuery } from '@ringtag/shell-controls/inbox';
import type { QueryClient } from '@ringtag/vendor/query';
import { inBackground } from './background';

/** A change of thousands of messages is told in many events. */
const EVERY_MS = 1000;

/**
 * Returns a function that reads again what an event says has changed, at most once a second. It waits for changes of
 * the person that are on their way, or the answer could show the state before them.
 */
export function refresher(queryClient: QueryClient) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wanted: StreamEvent | undefined;

  const run = () => {
    timer = undefined;
    if (!wanted) return;
    if (queryClient.isMutating() === 0) {
      const event = wanted;
      wanted = undefined;
      inBackground(() => void read(queryClient, event));
    }
    timer = setTimeout(run, EVERY_MS);
  };
  return {
    take: (event: StreamEvent) => {
      // Everything is read for all but this one.
      if (wanted === undefined || wanted === 'inbox-changed') wanted = event;
      if (!timer) run();
    },
    stop: () => clearTimeout(timer),
  };
}

function read(queryClient: QueryClient, event: StreamEvent): Promise<void> {
  // A hidden page shows the number in its title. It reads the rest when somebody looks at it.
  // The answer to somebody whose session has ended is 401 or 403, which ends it here or asks whether they are there.
  if (document.visibilityState === 'hidden' || event === 'session-ended') return readUnread(queryClient);
  return refreshInbox(queryClient, [], { keepUnreadLists: event === 'inbox-changed' });
}

async function readUnread(queryClient: QueryClient): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: unreadQuery().queryKey });
}

/** Asks for the number of unread messages. Resolves to true if it is another one. */
export async function hasNews(queryClient: QueryClient): Promise<boolean> {
  const { queryKey } = unreadQuery();
  const before = queryClient.getQueryData(queryKey);
  let reading: Promise<void> | undefined;
  inBackground(() => (reading = readUnread(queryClient)));
  await reading;
  return queryClient.getQueryData(queryKey) !== before;
}
