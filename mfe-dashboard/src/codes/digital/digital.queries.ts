import { api, unwrap, type components } from '@ringtag/api-client';
import { inboxKeys, profileKey } from '@ringtag/mf-contract';
import { useSession } from '@ringtag/session';
import { useMutation, useQueryClient } from '@ringtag/vendor/query';
import { refreshCodes } from '../codes.queries';

export type NewCode = components['schemas']['NewDigitalCodeDto'];

/**
 * POST /api/my-codes: makes a code without a sticker, which the reader holds from then on. A reader without a name gets
 * one with it.
 */
export function useMakeCode() {
  const queryClient = useQueryClient();
  const { refreshUser } = useSession();
  return useMutation({
    mutationFn: (body: NewCode) => unwrap(api.POST('/api/my-codes', { body })),
    onSuccess: (code, { profileName }) => {
      queryClient.setQueryData(inboxKeys.myCode({ id: code.id }), code);
      if (profileName) {
        void refreshUser();
        void queryClient.invalidateQueries({ queryKey: profileKey });
      }
      return refreshCodes(queryClient);
    },
  });
}

export type MakeCode = ReturnType<typeof useMakeCode>;
