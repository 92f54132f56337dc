import { api, unwrap } from '@ringtag/api-client';
import { useSession } from '@ringtag/session';
import { useMutation, useQueryClient } from '@ringtag/vendor-query';
import { queryKeys } from '../query-keys';

/** DELETE /api/projects/{id}, with its codes; it may have been the selected one, so the user is read again. */
export function useDeleteProject(id: string) {
  const queryClient = useQueryClient();
  const { refreshUser } = useSession();
  return useMutation({
    mutationFn: () => unwrap(api.DELETE('/api/projects/{id}', { params: { path: { id } } })),
    onSuccess: async () => {
      await Promise.all([refreshUser(), queryClient.invalidateQueries({ queryKey: queryKeys.projects() })]);
    },
  });
}
