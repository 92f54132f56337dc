import { api, unwrap } from '@ringtag/api-client';
import { refreshInbox, tellOtherTabs } from '@ringtag/shell-controls/inbox';
import { useMutation, useQueryClient } from '@ringtag/vendor/query';

/** What an owner may say of a conversation besides messages. */
export type Said = { solved: boolean } | { ownerSharesPhone: boolean } | { thanks: string };

/** Says it, and reads the conversation and the list again. */
export function useSay(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (said: Said) => unwrap(send(id, said)),
    onSettled: () => {
      tellOtherTabs();
      return refreshInbox(queryClient);
    },
  });
}

function send(id: string, said: Said) {
  const params = { path: { id } };
  if ('thanks' in said)
    return api.POST('/api/conversations/{id}/thanks', {
      params,
      body: said.thanks ? { text: said.thanks } : {},
    });
  if ('solved' in said)
    return said.solved
      ? api.PUT('/api/conversations/{id}/solved', { params })
      : api.DELETE('/api/conversations/{id}/solved', { params });
  return said.ownerSharesPhone
    ? api.PUT('/api/conversations/{id}/phone', { params })
    : api.DELETE('/api/conversations/{id}/phone', { params });
}
