import { api, unwrap } from '@ringtag/api-client';
import { queryOptions } from '@ringtag/vendor-query';
import { queryKeys } from '../query-keys';
import type { Message } from './messages.queries';

/** GET /api/messages/{id}. `listed` is what a list already knows of it, shown until the answer comes. */
export const messageQuery = (id: string, listed?: Message) =>
  queryOptions({
    queryKey: queryKeys.message({ id }),
    queryFn: ({ signal }) => unwrap(api.GET('/api/messages/{id}', { params: { path: { id } }, signal })),
    placeholderData: listed,
  });
