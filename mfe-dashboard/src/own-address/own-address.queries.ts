import { api, unwrap } from '@ringtag/api-client';
import { queryOptions, useMutation, useQueryClient } from '@ringtag/vendor/query';

/** GET /api/user/email: whether emails to the address of the account come back. */
export const ownAddressQuery = () =>
  queryOptions({
    queryKey: ['dashboard', 'own-address'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/user/email', { signal })),
  });

/** POST /api/user/email-confirm: proves the address with a mailed code, so that emails go there again. */
export function useAddressConfirmation() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: { challengeId: string; code: string }) =>
      unwrap(api.POST('/api/user/email-confirm', { body })),
    onSuccess: () => queryClient.setQueryData(ownAddressQuery().queryKey, { bounce: null }),
  });
}
