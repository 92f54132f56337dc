import { api, type components, unwrap } from '@ringtag/api-client';
import { saveFile } from '@ringtag/pages';
import { useMutation } from '@ringtag/vendor/query';

type Schemas = components['schemas'];

/** POST /api/items/{id}/claim-secret. The answer is kept nowhere: each reading is recorded. */
export function useReadSecret(id: string) {
  return useMutation({
    gcTime: 0,
    mutationFn: (body: Schemas['PasswordOrDigitsDto']) =>
      unwrap(api.POST('/api/items/{id}/claim-secret', { params: { path: { id } }, body })),
  });
}

/** POST /api/projects/{projectId}/claim-secrets.csv. The answer is saved as a file. */
export function useSaveSecrets(projectId: string) {
  return useMutation({
    mutationFn: async (body: Schemas['ClaimSecretsFileDto']) => {
      const params = { path: { projectId } };
      const csv = await unwrap(
        api.POST('/api/projects/{projectId}/claim-secrets.csv', { params, body, parseAs: 'blob' }),
      );
      saveFile('codes.csv', csv as unknown as Blob);
    },
  });
}
