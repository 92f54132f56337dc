import { api, unwrap, type components } from '@ringtag/api-client';
import { useMutation, useQueryClient } from '@ringtag/vendor-query';
import { scanQueryOptions } from '../scan/scan.queries';

export type Template = components['schemas']['TemplateDto'];

/** Saves the owner's texts and shows them on the page at once. */
export function useSaveTemplate(alias: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (template: Template) =>
      unwrap(api.PUT('/api/scan/{alias}/template', { params: { path: { alias } }, body: template })),
    onSuccess: (template) =>
      queryClient.setQueryData(scanQueryOptions(alias).queryKey, (scan) => scan && { ...scan, template }),
  });
}
