import { api, unwrap } from '@ringtag/api-client';
import { refreshInbox, tellOtherTabs } from '@ringtag/shell-controls/inbox';
import { useMutation, useQueryClient } from '@ringtag/vendor-query';
import { messageQuery } from './message.queries';

/** POST /api/messages/{id}/report: marks it for the administrators and archives it. */
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
