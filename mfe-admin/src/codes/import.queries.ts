import { api, unwrap, type components } from '@ringtag/api-client';
import { useMutation, useQueryClient } from '@ringtag/vendor-query';
import { queryKeys } from '../query-keys';

export type Imported = components['schemas']['ImportDto'];
export type ImportedRow = components['schemas']['ImportedRowDto'];

/** POST /api/projects/{projectId}/items/import: the file itself is the body. */
export function useImport(projectId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ file, dryRun }: { file: File; dryRun: boolean }) =>
      unwrap(
        api.POST('/api/projects/{projectId}/items/import', {
          params: { path: { projectId }, query: { dryRun: dryRun ? 'true' : 'false' } },
          headers: { 'Content-Type': 'text/csv' },
          // The document knows no other word for a file than text.
          body: file as unknown as string,
          bodySerializer: (body) => body,
        }),
      ),
    onSuccess: ({ dryRun }) => {
      if (dryRun) return;
      for (const queryKey of [queryKeys.items(), queryKeys.item(), queryKeys.projects(), queryKeys.project()])
        void queryClient.invalidateQueries({ queryKey });
    },
  });
}
