import { api, unwrap } from '@ringtag/api-client';
import { PAGE } from '@ringtag/contracts';
import { inboxKeys } from '@ringtag/mf-contract';
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@ringtag/vendor/query';

/** GET /api/blocked-senders: the first page, newest first. */
export const blockedSendersQuery = () =>
  queryOptions({
    queryKey: ['dashboard', 'blocked-senders'],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/blocked-senders', { params: { query: { pageSize: PAGE.max } }, signal })),
  });

/** POST /api/blocked-senders: blocks the sender of a message. */
export function useBlockSender() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (messageId: string) => unwrap(api.POST('/api/blocked-senders', { body: { messageId } })),
    onSuccess: () => void readAgain(queryClient),
  });
}

/** DELETE /api/blocked-senders/{id}. */
export function useUnblockSender() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => unwrap(api.DELETE('/api/blocked-senders/{id}', { params: { path: { id } } })),
    onSuccess: () => readAgain(queryClient),
  });
}

/** Conversations end with a block, and go on without it. */
function readAgain(queryClient: QueryClient): Promise<unknown> {
  return Promise.all([
    queryClient.invalidateQueries({ queryKey: blockedSendersQuery().queryKey }),
    queryClient.invalidateQueries({ queryKey: inboxKeys.conversation() }),
  ]);
}
