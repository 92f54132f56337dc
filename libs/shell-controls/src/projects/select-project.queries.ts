import { api, unwrap } from '@ringtag/api-client';
import { useSession } from '@ringtag/session';
import { useMutation } from '@ringtag/vendor-query';

/** PUT /api/projects/{id}/set-selected-project, or its reset without an id; the user is read again (specification 4). */
export function useSelectProject() {
  const { refreshUser } = useSession();
  return useMutation({
    mutationFn: (id: string | undefined) =>
      id
        ? unwrap(api.PUT('/api/projects/{id}/set-selected-project', { params: { path: { id } } }))
        : unwrap(api.GET('/api/projects/reset-selected-project')),
    onSuccess: () => refreshUser(),
  });
}
