import { api, unwrap, type components } from '@ringtag/api-client';
import { inboxKeys } from '@ringtag/mf-contract';
import { FRESH_MS, unreadQuery } from '@ringtag/shell-controls/inbox';
import { queryOptions } from '@ringtag/vendor/query';

export type Home = components['schemas']['HomeDto'];
export type SiteNumbers = components['schemas']['SiteNumbersDto'];

/** GET /api/next-steps: the list of Home alone. */
export const nextStepsQuery = () =>
  queryOptions({
    queryKey: inboxKeys.nextSteps(),
    // Without a signal: the request goes on while the list of codes takes the place of its skeleton.
    queryFn: async () => (await unwrap(api.GET('/api/next-steps'))).steps,
    staleTime: FRESH_MS,
  });

/** GET /api/home: all that Home shows. The answer also has the number of unread messages. */
export const homeQuery = () =>
  queryOptions({
    queryKey: inboxKeys.home(),
    queryFn: async ({ signal, client }) => {
      const home = await unwrap(api.GET('/api/home', { signal }));
      client.setQueryData(unreadQuery().queryKey, home.unread);
      return home;
    },
    refetchOnWindowFocus: true,
  });
