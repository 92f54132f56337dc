import { api, unwrap } from '@ringtag/api-client';
import { queryOptions, useMutation, useQueryClient } from '@ringtag/vendor/query';

/** GET /api/quick-replies: null while the reader has those of the pages. */
export const quickRepliesQuery = () =>
  queryOptions({
    queryKey: ['dashboard', 'quick-replies'],
    queryFn: async ({ signal }) => (await unwrap(api.GET('/api/quick-replies', { signal }))).replies,
  });

/** PUT /api/quick-replies with all of them, or DELETE for null: those of the pages again. */
export function useSaveQuickReplies() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (replies: string[] | null) => {
      if (replies === null) await unwrap(api.DELETE('/api/quick-replies'));
      else await unwrap(api.PUT('/api/quick-replies', { body: { replies } }));
      return replies;
    },
    onSuccess: (replies) => queryClient.setQueryData(quickRepliesQuery().queryKey, replies),
  });
}
