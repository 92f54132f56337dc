import type { QueryClient, QueryKey } from '@ringtag/vendor-query';
import { queryKeys } from '../query-keys';
import type { Message, MessageList } from './messages.queries';

export type Snapshot = [QueryKey, unknown][];

export interface MessageChanges {
  read?: boolean;
  archived?: boolean;
}

/** Applies a change to every copy of a message before the server answers; answers what was there before. */
export async function changeInCache(
  queryClient: QueryClient,
  id: string,
  changes: MessageChanges,
): Promise<Snapshot> {
  const lists = queryKeys.messages();
  const single = queryKeys.message({ id });
  // A first load goes on: cancelled, it would leave its list empty.
  await queryClient.cancelQueries({ queryKey: lists, predicate: hasData });
  const before: Snapshot = [
    ...queryClient.getQueriesData({ queryKey: lists, predicate: hasData }),
    [single, queryClient.getQueryData(single)],
  ];
  const now = new Date().toISOString();
  queryClient.setQueriesData<MessageList>(
    { queryKey: lists },
    (list) => list && changedList(list, id, changes, now),
  );
  queryClient.setQueryData<Message>(single, (message) => message && changed(message, changes, now));
  return before;
}

export function restoreCache(queryClient: QueryClient, before: Snapshot): void {
  for (const [key, data] of before) queryClient.setQueryData(key, data);
}

function hasData({ state }: { state: { data: unknown } }): boolean {
  return state.data !== undefined;
}

function changed(message: Message, { read, archived }: MessageChanges, now: string): Message {
  return {
    ...message,
    ...(read !== undefined && { readAt: read ? (message.readAt ?? now) : null }),
    ...(archived !== undefined && { archivedAt: archived ? (message.archivedAt ?? now) : null }),
  };
}

/**
 * A message that is archived or brought back leaves the list it stands in. One that is read stays in the list of
 * unread ones until the next load: a row must not vanish under the reader's hand.
 */
function changedList(list: MessageList, id: string, changes: MessageChanges, now: string): MessageList {
  const message = list.items.find((item) => item.id === id);
  if (!message) return list;
  const next = changed(message, changes, now);
  const leaves = (message.archivedAt === null) !== (next.archivedAt === null);
  return {
    ...list,
    items: leaves
      ? list.items.filter((item) => item !== message)
      : list.items.map((item) => (item === message ? next : item)),
    total: leaves ? list.total - 1 : list.total,
    unread: Math.max(0, list.unread + Number(countsAsUnread(next)) - Number(countsAsUnread(message))),
  };
}

function countsAsUnread({ readAt, archivedAt }: Message): boolean {
  return readAt === null && archivedAt === null;
}
