import { api, unwrap, type components } from '@ringtag/api-client';
import { inboxKeys } from '@ringtag/mf-contract';
import { userQueryOptions } from '@ringtag/session';
import { queryOptions, useMutation, useQueryClient } from '@ringtag/vendor/query';

export type OfferedGift = components['schemas']['OfferedGiftDto'];

/** GET /api/gifts/{token}: what is offered, and whether it is for the account that is signed in. Changes nothing. */
export const giftQuery = (token: string, userId: string | undefined) =>
  queryOptions({
    queryKey: ['dashboard', 'gift', token, userId],
    queryFn: ({ signal }) => unwrap(api.GET('/api/gifts/{token}', { params: { path: { token } }, signal })),
    staleTime: Infinity,
  });

/** Saves the name first, if the account has none yet. Answers the id of the code. */
export function useAcceptGift(token: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (name: string | undefined) => {
      if (name !== undefined) {
        const user = await unwrap(api.PATCH('/api/user/me', { body: { name } }));
        queryClient.setQueryData(userQueryOptions.queryKey, user);
      }
      return unwrap(api.POST('/api/gifts/{token}/accept', { params: { path: { token } } }));
    },
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: inboxKeys.nextSteps() });
      return queryClient.invalidateQueries({ queryKey: inboxKeys.myCodes() });
    },
  });
}

export function useDeclineGift(token: string) {
  return useMutation({
    mutationFn: () => unwrap(api.POST('/api/gifts/{token}/decline', { params: { path: { token } } })),
  });
}
