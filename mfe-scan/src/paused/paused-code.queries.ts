import { api, unwrap } from '@ringtag/api-client';
import { useMutation } from '@ringtag/vendor/query';

/** PATCH /api/my-codes/{id}: resumes a code of the owner. */
export function useResume(id: string) {
  return useMutation({
    mutationFn: () =>
      unwrap(api.PATCH('/api/my-codes/{id}', { params: { path: { id } }, body: { status: 'active' } })),
  });
}
