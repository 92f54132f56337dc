import { scanPagesKey } from '@ringtag/mf-contract';
import { useTemplateEditor } from '@ringtag/template-editor';
import { useQueryClient } from '@ringtag/vendor/query';
import { myCodeQuery, type MyCodeDetail } from '../../codes/codes.queries';

/** Returns the draft of the owner's texts on the scan page. */
export function usePageEditor(code: MyCodeDetail) {
  const queryClient = useQueryClient();
  return useTemplateEditor({
    alias: code.alias,
    saved: code.template,
    onSaved: (template) => {
      queryClient.setQueryData(myCodeQuery(code.id).queryKey, (before) => before && { ...before, template });
      void queryClient.invalidateQueries({ queryKey: scanPagesKey });
    },
  });
}
