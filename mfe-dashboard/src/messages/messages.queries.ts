import { api, unwrap, type components } from '@ringtag/api-client';
import type { MessageKind, MessageView } from '@ringtag/contracts';
import type { ListParams } from '@ringtag/lists';
import { unreadQuery } from '@ringtag/shell-controls/inbox';
import { keepPreviousData, queryOptions } from '@ringtag/vendor-query';
import { queryKeys } from '../query-keys';

export type Message = components['schemas']['MessageDto'];
export type MessageList = components['schemas']['MessageListDto'];

/** Which messages are shown; the default is everything that is not archived. */
export interface MessageFilter {
  show?: MessageView;
  /** The id of a code. */
  code?: string;
  kind?: MessageKind;
  q?: string;
}

export type MessagesParams = ListParams & MessageFilter;

const VIEWS = { unread: { unread: 'true' }, archived: { archived: 'true' } } as const;

/** GET /api/messages: the reader's inbox, newest first. It brings the number of unread messages along. */
export const messagesQuery = (params: MessagesParams) =>
  queryOptions({
    queryKey: queryKeys.messages(params),
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

/** GET /api/messages.csv: all that the filter leaves, for a link that downloads it. */
export function csvPath({ show, ...rest }: MessageFilter): string {
  const query = new URLSearchParams({ ...rest, ...(show && VIEWS[show]) });
  return `/api/messages.csv${query.size > 0 ? `?${query}` : ''}`;
}
