import { api, unwrap, type components } from '@ringtag/api-client';
import { useMutation } from '@ringtag/vendor-query';

export type Template = components['schemas']['TemplateDto'];

/** PUT /api/scan/{alias}/template: the owner's texts. `onSaved` shows them wherever the caller keeps them. */
export function useSaveTemplate(alias: string, onSaved: (template: Template) => void) {
  return useMutation({
    mutationFn: (template: Template) =>
      unwrap(api.PUT('/api/scan/{alias}/template', { params: { path: { alias } }, body: template })),
    onSuccess: onSaved,
  });
}
