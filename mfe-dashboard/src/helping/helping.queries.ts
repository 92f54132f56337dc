import { api, type components, unwrap } from '@ringtag/api-client';
import { inboxKeys } from '@ringtag/mf-contract';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@ringtag/vendor/query';

export type HelpedCode = components['schemas']['HelpedCodeDto'];

const CODES_KEY = ['dashboard', 'helping'] as const;

/** GET /api/helping: the codes with which the reader helps. */
export const helpedCodesQuery = () =>
  queryOptions({
    queryKey: CODES_KEY,
    queryFn: async ({ signal }) => (await unwrap(api.GET('/api/helping', { signal }))).codes,
    refetchOnWindowFocus: true,
  });

/** GET /api/helping/messages. Its key begins as those of the inbox do, so that live events refresh it, too. */
export const helpedMessagesQuery = (params: { page?: number; q?: string }) =>
  queryOptions({
    queryKey: inboxKeys.messages({ helping: true, ...params }),
    queryFn: ({ signal }) => unwrap(api.GET('/api/helping/messages', { params: { query: params }, signal })),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: true,
  });

/** PATCH /api/helping/{id}. */
export function useChooseHelperAlerts(id: string) {
  const client = useQueryClient();
  return useMutation({
    scope: { id: `alerts-${id}` },
    mutationFn: (choice: HelpedCode['alerts'][number]) =>
      unwrap(api.PATCH('/api/helping/{id}', { params: { path: { id } }, body: choice })),
    onSettled: () => client.invalidateQueries({ queryKey: CODES_KEY }),
  });
}

/** DELETE /api/helping/{id}. */
export function useLeave() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => unwrap(api.DELETE('/api/helping/{id}', { params: { path: { id } } })),
    onSettled: () => refresh(client),
  });
}

/** GET /api/helper-invitations/{token}. */
export const invitationQuery = (token: string) =>
  queryOptions({
    queryKey: [...CODES_KEY, 'invitation', token],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/helper-invitations/{token}', { params: { path: { token } }, signal })),
    retry: false,
    gcTime: 0,
  });

/** POST /api/helper-invitations/{token}/accept or /decline. */
export function useAnswerInvitation(token: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (answer: 'accept' | 'decline') => {
      const params = { path: { token } };
      return unwrap(
        answer === 'accept'
          ? api.POST('/api/helper-invitations/{token}/accept', { params })
          : api.POST('/api/helper-invitations/{token}/decline', { params }),
      );
    },
    onSuccess: () => refresh(client),
  });
}

async function refresh(client: ReturnType<typeof useQueryClient>): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: CODES_KEY, exact: true }),
    client.invalidateQueries({ queryKey: inboxKeys.messages() }),
  ]);
}
