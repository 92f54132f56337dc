import { api, type components, unwrap } from '@ringtag/api-client';
import { inboxKeys } from '@ringtag/mf-contract';
import { type QueryClient, useMutation, useQueryClient } from '@ringtag/vendor/query';
import { codeHistoryKey, type MyCodeDetail, refreshCodes } from './codes.queries';

export type LostChange = components['schemas']['ChangeLostDto'];

/** PUT /api/my-codes/{id}/lost: marks a code as lost, or changes what its page says. */
export function useMarkLost(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: LostChange) =>
      unwrap(api.PUT('/api/my-codes/{id}/lost', { params: { path: { id } }, body })),
    onSuccess: (code) => show(queryClient, code),
  });
}

/** DELETE /api/my-codes/{id}/lost: the reader has it back. */
export function useEndLost(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => unwrap(api.DELETE('/api/my-codes/{id}/lost', { params: { path: { id } } })),
    onSuccess: (code) => show(queryClient, code),
  });
}

function show(queryClient: QueryClient, code: MyCodeDetail): Promise<void> {
  queryClient.setQueryData(inboxKeys.myCode({ id: code.id }), code);
  void queryClient.invalidateQueries({ queryKey: codeHistoryKey(code.id) });
  return refreshCodes(queryClient);
}
