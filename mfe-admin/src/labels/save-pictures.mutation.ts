import { api, unwrap, type components } from '@ringtag/api-client';
import { saveFile } from '@ringtag/pages';
import { useMutation } from '@ringtag/vendor-query';

/** POST /api/projects/{projectId}/codes.zip, saved as a file. */
export function useSavePictures(projectId: string) {
  return useMutation({
    mutationFn: async (body: components['schemas']['CodesZipDto']) => {
      const params = { path: { projectId } };
      const zip = await unwrap(
        api.POST('/api/projects/{projectId}/codes.zip', { params, body, parseAs: 'blob' }),
      );
      saveFile(`ringtag-codes-${body.format}.zip`, zip as unknown as Blob);
    },
  });
}
