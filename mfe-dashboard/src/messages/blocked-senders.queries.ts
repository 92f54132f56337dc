import { api, unwrap } from '@ringtag/api-client';
import { PAGE } from '@ringtag/contracts';
import { queryOptions, useMutation, useQueryClient } from '@ringtag/vendor-query';

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
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: blockedSendersQuery().queryKey }),
  });
}

/** DELETE /api/blocked-senders/{id}. */
export function useUnblockSender() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => unwrap(api.DELETE('/api/blocked-senders/{id}', { params: { path: { id } } })),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: blockedSendersQuery().queryKey }),
  });
}
