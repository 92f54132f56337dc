import type { QueryClient, QueryKey } from '@ringtag/vendor-query';
import { queryKeys } from '../query-keys';
import type { Message, MessageList } from './messages.queries';

export type Snapshot = [QueryKey, unknown][];

export interface MessageChanges {
  read?: boolean;
  archived?: boolean;
}

/** Applies a change to every copy of the messages before the server answers; answers what was there before. */
export async function changeInCache(
  queryClient: QueryClient,
  ids: readonly string[],
  changes: MessageChanges,
): Promise<Snapshot> {
  const lists = queryKeys.messages();
  const singles = ids.map((id) => queryKeys.message({ id }));
  // A first load goes on: cancelled, it would leave its list empty.
  await queryClient.cancelQueries({ queryKey: lists, predicate: hasData });
  const before: Snapshot = [
    ...queryClient.getQueriesData({ queryKey: lists, predicate: hasData }),
    ...singles.map((key): Snapshot[number] => [key, queryClient.getQueryData(key)]),
  ];
  const now = new Date().toISOString();
  queryClient.setQueriesData<MessageList>(
    { queryKey: lists },
    (list) => list && changedList(list, ids, changes, now),
  );
  for (const key of singles)
    queryClient.setQueryData<Message>(key, (message) => message && changed(message, changes, now));
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
 * Messages that are archived or brought back leave the list they stand in. One that is read stays in the list of
 * unread ones until the next load: a row must not vanish under the reader's hand.
 */
function changedList(
  list: MessageList,
  ids: readonly string[],
  changes: MessageChanges,
  now: string,
): MessageList {
  let { total, unread } = list;
  const items = list.items.flatMap((message) => {
    if (!ids.includes(message.id)) return [message];
    const next = changed(message, changes, now);
    unread += Number(countsAsUnread(next)) - Number(countsAsUnread(message));
    if ((message.archivedAt === null) === (next.archivedAt === null)) return [next];
    total -= 1;
    return [];
  });
  return { ...list, items, total, unread: Math.max(0, unread) };
}

function countsAsUnread({ readAt, archivedAt }: Message): boolean {
  return readAt === null && archivedAt === null;
}
