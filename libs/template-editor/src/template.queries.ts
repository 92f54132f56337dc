import { api, unwrap, type components } from '@ringtag/api-client';
import { useMutation } from '@ringtag/vendor/query';

export type Template = components['schemas']['TemplateDto'];

/** PUT /api/scan/{alias}/template: saves the owner's texts. `onSaved` updates the caller's copy. */
export function useSaveTemplate(alias: string, onSaved: (template: Template) => void) {
  return useMutation({
    mutationFn: (template: Template) =>
      unwrap(api.PUT('/api/scan/{alias}/template', { params: { path: { alias } }, body: template })),
    onSuccess: onSaved,
  });
}
