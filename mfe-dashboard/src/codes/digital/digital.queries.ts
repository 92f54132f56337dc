import { api, unwrap, type components } from '@ringtag/api-client';
import { inboxKeys } from '@ringtag/mf-contract';
import { useMutation, useQueryClient } from '@ringtag/vendor/query';
import { refreshCodes } from '../codes.queries';

/** POST /api/my-codes: makes a code without a sticker, which the reader holds from then on. */
export function useMakeCode() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: components['schemas']['NewDigitalCodeDto']) =>
      unwrap(api.POST('/api/my-codes', { body })),
    onSuccess: (code) => {
      queryClient.setQueryData(inboxKeys.myCode({ id: code.id }), code);
      return refreshCodes(queryClient);
    },
  });
}

export type MakeCode = ReturnType<typeof useMakeCode>;
