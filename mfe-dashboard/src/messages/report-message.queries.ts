import { api, unwrap } from '@ringtag/api-client';
import { useMutation, useQueryClient } from '@ringtag/vendor-query';
import { queryKeys } from '../query-keys';

/** POST /api/messages/{id}/report: marks it for the administrators and archives it. */
export function useReportMessage() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => unwrap(api.POST('/api/messages/{id}/report', { params: { path: { id } } })),
    onSuccess: async (message) => {
      queryClient.setQueryData(queryKeys.message({ id: message.id }), message);
      void queryClient.invalidateQueries({ queryKey: queryKeys.myCodes() });
      void queryClient.invalidateQueries({ queryKey: queryKeys.myCode() });
      await queryClient.invalidateQueries({ queryKey: queryKeys.messages() });
    },
  });
}
