import { api, unwrap, type components } from '@ringtag/api-client';
import type { ListParams } from '@ringtag/pages';
import { keepPreviousData, queryOptions } from '@ringtag/vendor-query';
import { queryKeys } from '../query-keys';

export type Message = components['schemas']['MessageDto'];
export type MessageList = components['schemas']['MessageListDto'];

/** Which part of the inbox is shown; the default is everything that is not archived. */
export const MESSAGE_VIEWS = ['unread', 'archived'] as const;
export type MessageView = (typeof MESSAGE_VIEWS)[number];

export interface MessagesParams extends ListParams {
  show?: MessageView;
}

const FILTERS = { unread: { unread: 'true' }, archived: { archived: 'true' } } as const;

/** GET /api/messages: the reader's inbox, newest first, with the number of unread messages in all of it. */
export const messagesQuery = (params: MessagesParams) =>
  queryOptions({
    queryKey: queryKeys.messages(params),
    queryFn: ({ signal }) => {
      const { show, ...query } = params;
      return unwrap(
        api.GET('/api/messages', { params: { query: { ...query, ...(show && FILTERS[show]) } }, signal }),
      );
    },
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: true,
  });
