import { api, unwrap } from '@ringtag/api-client';
import type { QrDesign } from '@ringtag/qr';
import { useMutation, useQueryClient } from '@ringtag/vendor-query';
import { myCodeQuery } from '../my-code.queries';

/** PUT /api/my-codes/{id}/design, or DELETE for `null`: back to the look it had before. */
export function useSaveDesign(id: string) {
  const queryClient = useQueryClient();
  const params = { path: { id } };
  return useMutation({
    mutationFn: async (design: QrDesign | null): Promise<QrDesign | null> => {
      if (design) return unwrap(api.PUT('/api/my-codes/{id}/design', { params, body: design }));
      await unwrap(api.DELETE('/api/my-codes/{id}/design', { params }));
      return null;
    },
    onSuccess: (design) =>
      queryClient.setQueryData(myCodeQuery(id).queryKey, (code) => code && { ...code, design }),
  });
}
