import { api, type components, unwrap } from '@ringtag/api-client';
import { trimmed } from '@ringtag/contracts';
import { inboxKeys } from '@ringtag/mf-contract';
import { refreshInbox, tellOtherTabs } from '@ringtag/shell-controls/inbox';
import { queryOptions, useMutation, useQueryClient } from '@ringtag/vendor/query';
import { type Answer, changeAnswerDraft } from './answer-draft';

/** With all of its messages. */
export type WholeConversation = components['schemas']['OwnerConversationDto'];

/**
 * GET /api/conversations/{id} until its beginning: an answer has the latest hundred messages. Messages never change:
 * those that are known are not read again.
 */
export const conversationQuery = (id: string) =>
  queryOptions({
    queryKey: inboxKeys.conversation({ id }),
    queryFn: async ({ signal, client, queryKey }) => {
      const known = client.getQueryData<WholeConversation>(queryKey)?.messages ?? [];
      const read = (before?: number): Promise<WholeConversation> =>
        unwrap(api.GET('/api/conversations/{id}', { params: { path: { id }, query: { before } }, signal }));
      const newest = await read();
      let { messages } = newest;
      while (messages[0]!.position > known.length)
        messages = [...(await read(messages[0]!.position)).messages, ...messages];
      return { ...newest, messages: [...known.slice(0, messages[0]!.position), ...messages] };
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

/**
 * POST /api/conversations/{id}/messages, or a form to /photos where there are some. The same `submission` sent twice is
 * one message. Once it is taken, its draft is empty, whatever the person looks at by then. What was typed and chosen since
 * it was sent stays.
 */
export function useAnswer(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ photos, ...body }: Answer) => {
      const params = { path: { id } };
      if (photos.length === 0) return unwrap(api.POST('/api/conversations/{id}/messages', { params, body }));
      return unwrap(
        api.POST('/api/conversations/{id}/photos', {
          params,
          body: { ...body, photos: [] },
          bodySerializer: () => toForm(body, photos),
        }),
      );
    },
    onSuccess: (_, sent) =>
      changeAnswerDraft(queryClient, id, ({ body, photos }) => ({
        body: trimmed(body) === sent.body ? '' : body,
        photos: photos.filter((photo) => !sent.photos.includes(photo)),
        tried: undefined,
      })),
    onSettled: () => {
      tellOtherTabs();
      return refreshInbox(queryClient);
    },
  });
}

/** POST /api/conversations/{id}/seen: how many messages are on the screen. No use of the session. */
export async function noteSeen(id: string, count: number): Promise<void> {
  await unwrap(api.POST('/api/conversations/{id}/seen', { params: { path: { id } }, body: { count } }));
}

function toForm(texts: Record<string, string>, photos: readonly File[]): FormData {
  const form = new FormData();
  for (const [name, text] of Object.entries(texts)) form.append(name, text);
  for (const photo of photos) form.append('photos', photo);
  return form;
}
