import { api, unwrap, type components } from '@ringtag/api-client';
import type { ListParams } from '@ringtag/lists';
import { saveFile } from '@ringtag/pages';
import { keepPreviousData, queryOptions, useMutation } from '@ringtag/vendor/query';
import { everyRow } from '../every-row';
import { useInvalidation } from '../use-invalidation';

export type OwnLayout = components['schemas']['LabelLayoutDto'];
export type NewLayout = components['schemas']['NewLabelLayoutDto'];
export type PrintRun = components['schemas']['SheetDto'];

const labelLayoutsKey = ['admin', 'label-layouts'] as const;

/** GET /api/label-layouts: the label sizes that administrators have added, by name. */
export const labelLayoutsQuery = (params: ListParams) =>
  queryOptions({
    queryKey: [...labelLayoutsKey, params],
    queryFn: ({ signal }) => unwrap(api.GET('/api/label-layouts', { params: { query: params }, signal })),
    placeholderData: keepPreviousData,
  });

/** All label sizes, for a field that offers them. */
export const choosableLayoutsQuery = () =>
  queryOptions({
    queryKey: [...labelLayoutsKey, 'all'],
    queryFn: ({ signal }) =>
      everyRow((query) => unwrap(api.GET('/api/label-layouts', { params: { query }, signal }))),
  });

/** POST /api/label-layouts, or PATCH when there is an id. */
export function useSaveLayout(id: string | undefined) {
  return useMutation({
    mutationFn: (body: NewLayout) =>
      id
        ? unwrap(api.PATCH('/api/label-layouts/{id}', { params: { path: { id } }, body }))
        : unwrap(api.POST('/api/label-layouts', { body })),
    onSuccess: useInvalidation(labelLayoutsKey),
  });
}

/** DELETE /api/label-layouts/{id}. */
export function useDeleteLayout() {
  return useMutation({
    mutationFn: (id: string) => unwrap(api.DELETE('/api/label-layouts/{id}', { params: { path: { id } } })),
    onSuccess: useInvalidation(labelLayoutsKey),
  });
}

/** POST /api/projects/{projectId}/sheet.pdf. The answer is saved as a file. */
export function usePrintLabels(projectId: string) {
  return useMutation({
    mutationFn: async (body: PrintRun) => {
      const params = { path: { projectId } };
      const pdf = await unwrap(
        api.POST('/api/projects/{projectId}/sheet.pdf', { params, body, parseAs: 'blob' }),
      );
      saveFile('labels.pdf', pdf as unknown as Blob);
    },
  });
}

/** POST /api/projects/{projectId}/claim-secrets.pdf. The answer is saved as a file. */
export function usePrintSecrets(projectId: string) {
  return useMutation({
    mutationFn: async (body: components['schemas']['ClaimSecretsSheetDto']) => {
      const params = { path: { projectId } };
      const pdf = await unwrap(
        api.POST('/api/projects/{projectId}/claim-secrets.pdf', { params, body, parseAs: 'blob' }),
      );
      saveFile('secrets.pdf', pdf as unknown as Blob);
    },
  });
}

/** POST /api/projects/{projectId}/codes.zip. The answer is saved as a file. */
export function useSavePictures(projectId: string) {
  return useMutation({
    mutationFn: async (body: components['schemas']['CodesZipDto']) => {
      const params = { path: { projectId } };
      const zip = await unwrap(
        api.POST('/api/projects/{projectId}/codes.zip', { params, body, parseAs: 'blob' }),
      );
      saveFile(`codes-${body.format}.zip`, zip as unknown as Blob);
    },
  });
}
