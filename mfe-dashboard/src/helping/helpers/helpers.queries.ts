import { api, type components, unwrap } from '@ringtag/api-client';
import { queryOptions, useMutation, useQueryClient } from '@ringtag/vendor/query';

export type Helper = components['schemas']['HelperDto'];

/** GET /api/my-codes/{id}/helpers: those who help, and open invitations. */
export const helpersQuery = (id: string) =>
  queryOptions({
    queryKey: ['dashboard', 'helpers', id],
    queryFn: async ({ signal }) =>
      (await unwrap(api.GET('/api/my-codes/{id}/helpers', { params: { path: { id } }, signal }))).helpers,
    refetchOnWindowFocus: true,
  });

/** POST /api/my-codes/{id}/helpers. */
export function useInvite(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (email: string) =>
      unwrap(api.POST('/api/my-codes/{id}/helpers', { params: { path: { id } }, body: { email } })),
    onSettled: () => client.invalidateQueries(helpersQuery(id)),
  });
}

/** DELETE /api/my-codes/{id}/helpers/{helperId}. */
export function useRemoveHelper(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (helperId: string) =>
      unwrap(api.DELETE('/api/my-codes/{id}/helpers/{helperId}', { params: { path: { id, helperId } } })),
    onSettled: () => client.invalidateQueries(helpersQuery(id)),
  });
}
