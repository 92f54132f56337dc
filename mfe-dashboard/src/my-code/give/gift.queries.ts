import { api, unwrap, type components } from '@ringtag/api-client';
import { inboxKeys } from '@ringtag/mf-contract';
import { useMutation, useQueryClient } from '@ringtag/vendor/query';

export type NewGift = components['schemas']['NewGiftDto'];

/** POST /api/my-codes/{id}/gift: offers the code to an address. */
export function useGiveCode(id: string) {
  const refresh = useRefreshCode(id);
  return useMutation({
    mutationFn: (gift: NewGift) =>
      unwrap(api.POST('/api/my-codes/{id}/gift', { params: { path: { id } }, body: gift })),
    onSuccess: refresh,
  });
}

/** DELETE /api/my-codes/{id}/gift: takes the code back. */
export function useTakeBack(id: string) {
  const refresh = useRefreshCode(id);
  return useMutation({
    mutationFn: () => unwrap(api.DELETE('/api/my-codes/{id}/gift', { params: { path: { id } } })),
    // Also where it failed: it was accepted or declined meanwhile.
    onSettled: refresh,
  });
}

function useRefreshCode(id: string) {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: inboxKeys.myCode({ id }) });
}
