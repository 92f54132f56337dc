import { api, unwrap, type components } from '@ringtag/api-client';
import { saveFile } from '@ringtag/pages';
import { useMutation } from '@ringtag/vendor-query';

export type PrintRun = components['schemas']['SheetDto'];

/** POST /api/projects/{projectId}/sheet.pdf, saved as a file. */
export function usePrintLabels(projectId: string) {
  return useMutation({
    mutationFn: async (body: PrintRun) => {
      const params = { path: { projectId } };
      const pdf = await unwrap(
        api.POST('/api/projects/{projectId}/sheet.pdf', { params, body, parseAs: 'blob' }),
      );
      saveFile('ringtag-labels.pdf', pdf as unknown as Blob);
    },
  });
}
