import { api, unwrap, type components } from '@ringtag/api-client';
import { queryOptions, useMutation, useQueryClient } from '@ringtag/vendor/query';
import { subscribe, unsubscribe } from './push-device';

type Push = components['schemas']['PushDto'];

/** GET /api/push: whether this browser gets pushes. */
export const pushQuery = () =>
  queryOptions({
    queryKey: ['dashboard', 'push'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/push', { signal })),
  });

/** Turns pushes to this browser on or off, or changes what they show. Answers false where the person does not allow them. */
export function useTurnPush() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (wanted: Pick<Push, 'isOn' | 'showsTexts'>) => {
      const { queryKey } = pushQuery();
      if (!wanted.isOn) {
        await unwrap(api.DELETE('/api/push'));
        await unsubscribe();
      } else {
        const { publicKey } = await queryClient.ensureQueryData(pushQuery());
        const subscribed = await subscribe(publicKey);
        if (!subscribed) return false;
        const body = { ...subscribed, showsTexts: wanted.showsTexts };
        queryClient.setQueryData(queryKey, await unwrap(api.PUT('/api/push', { body })));
      }
      await queryClient.invalidateQueries({ queryKey });
      // The list of devices says which get pushes.
      await queryClient.invalidateQueries({ queryKey: ['dashboard', 'sessions'] });
      return true;
    },
  });
}
