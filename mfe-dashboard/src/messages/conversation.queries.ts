import { api, type components, unwrap } from '@ringtag/api-client';
import { inboxKeys } from '@ringtag/mf-contract';
import { refreshInbox, tellOtherTabs } from '@ringtag/shell-controls/inbox';
import { queryOptions, useMutation, useQueryClient } from '@ringtag/vendor-query';

/** With all of its messages. */
export type WholeConversation = components['schemas']['ConversationDto'];

/** GET /api/conversations/{id} until its beginning: an answer has the latest hundred messages. */
export const conversationQuery = (id: string) =>
  queryOptions({
    queryKey: inboxKeys.conversation({ id }),
    queryFn: async ({ signal }) => {
      const read = (before?: number): Promise<WholeConversation> =>
        unwrap(api.GET('/api/conversations/{id}', { params: { path: { id }, query: { before } }, signal }));
      const newest = await read();
      let { messages } = newest;
      while (messages[0]!.position > 0)
        messages = [...(await read(messages[0]!.position)).messages, ...messages];
      return { ...newest, messages };
    },
    refetchOnWindowFocus: true,
  });

/** POST /api/conversations/{id}/link. The link before it opens nothing any more. */
export function useReplaceLink(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => unwrap(api.POST('/api/conversations/{id}/link', { params: { path: { id } } })),
    // Of an old message the conversation begins now.
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: inboxKeys.conversation({ id }) }),
  });
}

/** POST /api/conversations/{id}/messages. The same `submission` sent twice is one message. */
export function useAnswer(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: { body: string; submission: string }) =>
      unwrap(api.POST('/api/conversations/{id}/messages', { params: { path: { id } }, body })),
    onSettled: () => {
      tellOtherTabs();
      return refreshInbox(queryClient);
    },
  });
}
