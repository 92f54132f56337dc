import { api, unwrap, type components } from '@ringtag/api-client';
import { inboxKeys } from '@ringtag/mf-contract';
import { queryOptions, useMutation, useQueryClient } from '@ringtag/vendor/query';

export type AlertChoice = components['schemas']['AlertChoiceDto'];

/** GET /api/my-codes/{id}/alerts: what the reader hears of a code, and how. */
export const alertChoicesQuery = (id: string) =>
  queryOptions({
    queryKey: ['dashboard', 'alert-choices', id],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/my-codes/{id}/alerts', { params: { path: { id } }, signal })),
    refetchOnWindowFocus: true,
  });

/** PUT /api/my-codes/{id}/alerts. Changes that follow one another are sent one after the other. */
export function useChooseAlerts(id: string) {
  const queryClient = useQueryClient();
  const { queryKey } = alertChoicesQuery(id);
  return useMutation({
    scope: { id: `alerts-${id}` },
    mutationFn: (choice: AlertChoice) =>
      unwrap(api.PUT('/api/my-codes/{id}/alerts', { params: { path: { id } }, body: choice })),
    onMutate: (choice) => {
      queryClient.setQueryData(
        queryKey,
        (old) => old && { items: old.items.map((each) => (each.kind === choice.kind ? choice : each)) },
      );
    },
    onError: () => queryClient.invalidateQueries({ queryKey }),
    // Emails about messages are a part of the code, too.
    onSuccess: () => queryClient.invalidateQueries({ queryKey: inboxKeys.myCode({ id }) }),
  });
}
