import type { components } from '@ringtag/api-client';
import { inboxKeys } from '@ringtag/mf-contract';
import { unreadQuery } from '@ringtag/shell-controls/inbox';
import type { QueryClient, QueryKey } from '@ringtag/vendor/query';

export type Message = components['schemas']['MessageDto'];
export type MessageList = components['schemas']['MessageListDto'];

/**
 * The messages as they were before a change in the cache: by the list that had them, and those that were cached alone.
 */
export interface Before {
  lists: { key: QueryKey; messages: Message[] }[];
  singles: Message[];
  /** By how much the change has altered the number of unread messages. */
  unread: number;
}

export interface MessageChanges {
  read?: boolean;
  archived?: boolean;
}

/** Changes every cached copy of the messages before the server answers. Resolves to what was there before. */
export async function changeInCache(
  queryClient: QueryClient,
  ids: readonly string[],
  changes: MessageChanges,
): Promise<Before> {
  const filter = { queryKey: inboxKeys.messages(), predicate: hasData };
  // Queries without data are not cancelled: a cancelled first load would leave its list empty.
  await Promise.all([
    queryClient.cancelQueries(filter),
    queryClient.cancelQueries({ queryKey: unreadQuery().queryKey, predicate: hasData }),
  ]);
  const now = new Date().toISOString();
  const lists = queryClient.getQueriesData<MessageList>(filter).map(([key, list]) => ({
    key,
    messages: list!.items.filter(({ id }) => ids.includes(id)),
  }));
  const singles = ids.flatMap((id) => queryClient.getQueryData<Message>(inboxKeys.message({ id })) ?? []);
  const known = new Map(
    [...lists.flatMap(({ messages }) => messages), ...singles].map((one) => [one.id, one]),
  );
  let unread = 0;
  for (const message of known.values())
    unread += Number(isToRead(changed(message, changes, now))) - Number(isToRead(message));

  for (const { key } of lists)
    queryClient.setQueryData<MessageList>(key, (list) => list && changedList(list, ids, changes, now));
  for (const message of singles)
    queryClient.setQueryData(inboxKeys.message({ id: message.id }), changed(message, changes, now));
  countUnread(queryClient, unread);
  return { lists, singles, unread };
}

/** Restores the messages whose change the server has refused. Other changes to the cache stay. */
export function restoreCache(queryClient: QueryClient, { lists, singles, unread }: Before): void {
  for (const { key, messages } of lists)
    queryClient.setQueryData<MessageList>(key, (list) => list && restoredList(list, messages));
  for (const message of singles) queryClient.setQueryData(inboxKeys.message({ id: message.id }), message);
  countUnread(queryClient, -unread);
}

function hasData({ state }: { state: { data: unknown } }): boolean {
  return state.data !== undefined;
}

function countUnread(queryClient: QueryClient, by: number): void {
  queryClient.setQueryData(unreadQuery().queryKey, (count) =>
    count === undefined ? count : Math.max(0, count + by),
  );
}

function changed(message: Message, { read, archived }: MessageChanges, now: string): Message {
  return {
    ...message,
    ...(read !== undefined && { readAt: read ? (message.readAt ?? now) : null }),
    ...(archived !== undefined && { archivedAt: archived ? (message.archivedAt ?? now) : null }),
  };
}

/**
 * Returns the list after the change. Messages that are archived or brought back leave it. A message that is read stays
 * in the list of unread ones until the next load, so that its row does not vanish while it is being read.
 */
function changedList(
  list: MessageList,
  ids: readonly string[],
  changes: MessageChanges,
  now: string,
): MessageList {
  const items = list.items.flatMap((message) => {
    if (!ids.includes(message.id)) return [message];
    const next = changed(message, changes, now);
    return (message.archivedAt === null) === (next.archivedAt === null) ? [next] : [];
  });
  return { ...list, items, total: list.total - (list.items.length - items.length) };
}

function restoredList(list: MessageList, messages: readonly Message[]): MessageList {
  const others = list.items.filter(({ id }) => !messages.some((message) => message.id === id));
  const items = [...others, ...messages].sort(newestFirst);
  return { ...list, items, total: list.total + (items.length - list.items.length) };
}

function newestFirst(a: Message, b: Message): number {
  return b.activeAt.localeCompare(a.activeAt) || (b.id < a.id ? -1 : 1);
}

function isToRead({ readAt, archivedAt }: Message): boolean {
  return readAt === null && archivedAt === null;
}
