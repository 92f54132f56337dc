import { api, unwrap, type components } from '@ringtag/api-client';
import { queryOptions, useMutation, useQueryClient } from '@ringtag/vendor/query';

export type Session = components['schemas']['SessionDto'];

/** GET /api/user/sessions: lists where the account is signed in. */
export const sessionsQuery = () =>
  queryOptions({
    queryKey: ['dashboard', 'sessions'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/user/sessions', { signal })),
    refetchOnWindowFocus: true,
  });

/** DELETE /api/user/sessions/{id}, or of all sessions but this one. */
export function useEndSessions() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (which: { id: string } | 'others') =>
      which === 'others'
        ? unwrap(api.POST('/api/user/sessions/revoke-others'))
        : unwrap(api.DELETE('/api/user/sessions/{id}', { params: { path: which } })),
    // Also after a failure: the session may have ended by itself, and then it must leave the list.
    onSettled: () => queryClient.invalidateQueries({ queryKey: sessionsQuery().queryKey }),
  });
}
