import { UnsavedDialog, useLeaveGuard } from '@ringtag/forms';
import { usePageTitle, useTranslation } from '@ringtag/i18n';
import { TemplateForm, TemplatePreview, useTemplateEditor } from '@ringtag/template-editor';
import { Button } from '@ringtag/ui/lite';
import { useQueryClient } from '@ringtag/vendor/query';
import { Heading } from '../layout/heading';
import { scanQueryOptions, type Scan } from '../state/scan.queries';

interface TemplateEditorProps {
  scan: Scan;
  onClose: () => void;
}

/** The editor of the page's texts. It replaces the page while it is open, and asks before changes are lost. */
export default function TemplateEditor({ scan: { code, template, viewer }, onClose }: TemplateEditorProps) {
  const { t } = useTranslation('template');
  const queryClient = useQueryClient();
  const editor = useTemplateEditor({
    alias: code.alias,
    saved: template,
    onSaved: (saved) =>
      queryClient.setQueryData(
        scanQueryOptions(code.alias).queryKey,
        (scan) => scan && { ...scan, template: saved },
      ),
  });
  const { held, hold, stay, leave } = useLeaveGuard(editor.dirty, onClose);
  usePageTitle(t('title'));

  return (
    <>
      <TemplateForm
        editor={editor}
        label={viewer.label ?? code.displayAlias}
        heading={<Heading focus>{t('title')}</Heading>}
        actions={
          <Button variant="outline" onClick={editor.dirty ? () => hold(onClose) : onClose}>
            {t('close')}
          </Button>
        }
      />
      <TemplatePreview editor={editor} />
      <UnsavedDialog
        open={held}
        saving={editor.save.isPending}
        texts={{ ...t('unsaved', { returnObjects: true }), saving: t('saving') }}
        onStay={stay}
        onDiscard={leave}
        onSave={async () => {
          if (await editor.submit()) leave();
          else stay();
        }}
      />
    </>
  );
}
