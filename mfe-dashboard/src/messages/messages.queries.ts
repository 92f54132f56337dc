import { api, unwrap } from '@ringtag/api-client';
import type { CsvSeparator, MessageAction, MessageKind, MessageView } from '@ringtag/contracts';
import { useTranslation } from '@ringtag/i18n';
import type { ListParams } from '@ringtag/lists';
import { inboxKeys } from '@ringtag/mf-contract';
import { useFailureToast } from '@ringtag/pages';
import { refreshInbox, tellOtherTabs, unreadQuery } from '@ringtag/shell-controls/inbox';
import { showToast } from '@ringtag/ui';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@ringtag/vendor/query';
import {
  changeInCache,
  restoreCache,
  type Message,
  type MessageChanges,
  type MessageList,
} from './message-cache';

export type { Message, MessageList };

/** Which messages are listed. The default is all that are not archived. */
export interface MessageFilter {
  show?: MessageView;
  /** The id of a code. */
  code?: string;
  kind?: MessageKind;
  q?: string;
}

export type MessagesParams = ListParams & MessageFilter;

const VIEWS = {
  unread: { unread: 'true' },
  archived: { archived: 'true' },
  held: { held: 'true' },
} as const satisfies Record<MessageView, object>;

/** The list of the messages that are held, which no other list has. */
export const HELD_PATH = '/messages?show=held';

/** GET /api/messages: the reader's inbox, those written to last first. The answer also has the number of unread messages. */
export const messagesQuery = (params: Partial<MessagesParams>) =>
  queryOptions({
    queryKey: inboxKeys.messages(params),
    queryFn: async ({ signal, client }) => {
      const { show, ...query } = params;
      const list = await unwrap(
        api.GET('/api/messages', { params: { query: { ...query, ...(show && VIEWS[show]) } }, signal }),
      );
      client.setQueryData(unreadQuery().queryKey, list.unread);
      return list;
    },
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: true,
  });

/** The path of GET /api/messages.csv, for a link that downloads all messages that match the filter. */
export function csvPath({ show, ...rest }: MessageFilter, separator: CsvSeparator): string {
  return `/api/messages.csv?${new URLSearchParams({ ...rest, ...(show && VIEWS[show]), separator })}`;
}

/** GET /api/messages/{id}. `listed` is the message from the list, shown until the answer comes. */
export const messageQuery = (id: string, listed?: Message) =>
  queryOptions({
    queryKey: inboxKeys.message({ id }),
    queryFn: ({ signal }) => unwrap(api.GET('/api/messages/{id}', { params: { path: { id } }, signal })),
    placeholderData: listed,
  });

/** Changes with this scope are sent one after the other, so that an undo cannot overtake the change that it undoes. */
const CHANGES_IN_ORDER = 'change-message';

interface ChangeOfMessage extends MessageChanges {
  id: string;
}

/** PATCH /api/messages/{id}: marks as read or archived. Shown at once, and reverted when the server refuses. */
export function useChangeMessage() {
  const { t } = useTranslation('dashboard');
  const tellFailure = useFailureToast();
  const queryClient = useQueryClient();
  return useMutation({
    scope: { id: CHANGES_IN_ORDER },
    mutationFn: ({ id, ...changes }: ChangeOfMessage) =>
      unwrap(api.PATCH('/api/messages/{id}', { params: { path: { id } }, body: changes })),
    onMutate: ({ id, ...changes }) => changeInCache(queryClient, [id], changes),
    onSuccess: (message) => queryClient.setQueryData(inboxKeys.message({ id: message.id }), message),
    onError: (error, _change, before) => {
      if (before) restoreCache(queryClient, before);
      tellFailure(t('message.changeFailed'), error);
    },
    onSettled: (message, _error, { id, archived }, before) => {
      // When only `read` has changed, the lists in the cache are not reloaded: the row would leave the list of unread
      // messages while it is being read.
      const lists = archived === undefined ? (before?.lists ?? []) : [];
      void refreshInbox(queryClient, [...lists.map(({ key }) => key), inboxKeys.message({ id })]);
      if (message) tellOtherTabs();
    },
  });
}

/** The messages of a bulk action: those with these ids, or all that match a filter. */
export type Targets = { ids: string[] } | { filter: MessageFilter };

type BulkChange = { action: MessageAction } & (Targets | { change: string });

const CHANGES: Record<MessageAction, MessageChanges | undefined> = {
  read: { read: true },
  unread: { read: false },
  archive: { archived: true },
  unarchive: { archived: false },
  release: { archived: false },
  delete: undefined,
};

const OPPOSITE: Partial<Record<MessageAction, MessageAction>> = {
  read: 'unread',
  unread: 'read',
  archive: 'unarchive',
  unarchive: 'archive',
};

/**
 * POST /api/messages/bulk. Messages named by their ids change on the screen at once, and change back if the server
 * refuses. A toast tells how many changed; its undo reverts exactly those. Releasing and deleting have no undo. The
 * delete dialog shows its own failure.
 */
export function useBulkChange() {
  const { t } = useTranslation('dashboard');
  const tellFailure = useFailureToast();
  const queryClient = useQueryClient();
  const mutation = useMutation({
    scope: { id: CHANGES_IN_ORDER },
    mutationFn: (body: BulkChange) => unwrap(api.POST('/api/messages/bulk', { body })),
    onMutate: (wanted) => {
      const changes = CHANGES[wanted.action];
      return changes && 'ids' in wanted ? changeInCache(queryClient, wanted.ids, changes) : undefined;
    },
    onSuccess: ({ changed, change }, wanted) => {
      const { action } = wanted;
      if ('change' in wanted) {
        showToast({ variant: 'success', description: t('messages.bulk.undone') });
        return;
      }
      const opposite = OPPOSITE[action];
      const undo = opposite && changed > 0 && (() => mutation.mutate({ change, action: opposite }));
      const done = action === 'release' ? 'unarchive' : action;
      showToast({
        variant: 'success',
        description: t(`messages.bulk.done.${done}`, { count: changed }),
        ...(undo && { action: { label: t('undo'), onSelect: undo } }),
      });
    },
    onError: (error, { action }, before) => {
      if (before) restoreCache(queryClient, before);
      if (action === 'delete') return;
      tellFailure(t('messages.bulk.failed'), error);
    },
    onSettled: () => {
      void refreshInbox(queryClient);
      tellOtherTabs();
    },
  });
  return mutation;
}

/** DELETE /api/messages/{id}. It cannot be undone. */
export function useDeleteMessage() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => unwrap(api.DELETE('/api/messages/{id}', { params: { path: { id } } })),
    onSuccess: (_, id) => {
      tellOtherTabs();
      // The deleted message itself is not reloaded, because the server would answer 404.
      return refreshInbox(queryClient, [inboxKeys.message({ id })]);
    },
  });
}

/** POST /api/messages/{id}/report: marks the message for the administrators and archives it. */
export function useReportMessage() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => unwrap(api.POST('/api/messages/{id}/report', { params: { path: { id } } })),
    onSuccess: (message) => {
      const { queryKey } = messageQuery(message.id);
      queryClient.setQueryData(queryKey, message);
      tellOtherTabs();
      return refreshInbox(queryClient, [queryKey]);
    },
  });
}
