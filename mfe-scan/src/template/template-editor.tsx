import { UnsavedDialog } from '@ringtag/forms';
import { usePageTitle, useTranslation } from '@ringtag/i18n';
import { TemplateForm, TemplatePreview, useTemplateEditor } from '@ringtag/template-editor';
import { addTemplateTexts } from '@ringtag/template-editor/texts';
import { Button } from '@ringtag/ui/lite';
import { useQueryClient } from '@ringtag/vendor-query';
import { useState } from 'react';
import { Heading } from '../layout/heading';
import { scanQueryOptions, type Scan } from '../scan/scan.queries';
import { useWarnBeforeUnload } from './use-warn-before-unload';

interface TemplateEditorProps {
  scan: Scan;
  onClose: () => void;
}

/** The editor in place of the page that it changes, with the question before changes are lost. */
function TemplateEditor({ scan: { code, template }, onClose }: TemplateEditorProps) {
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
  const [asking, setAsking] = useState(false);
  usePageTitle(t('title'));
  useWarnBeforeUnload(editor.dirty);

  return (
    <>
      <TemplateForm
        editor={editor}
        label={code.label}
        heading={<Heading focus>{t('title')}</Heading>}
        actions={
          <Button variant="outline" onClick={editor.dirty ? () => setAsking(true) : onClose}>
            {t('close')}
          </Button>
        }
      />
      <TemplatePreview draft={editor.draft} />
      <UnsavedDialog
        open={asking}
        saving={editor.save.isPending}
        texts={{
          title: t('unsaved.title'),
          text: t('unsaved.text'),
          stay: t('unsaved.back'),
          discard: t('unsaved.discard'),
          save: t('unsaved.save'),
          saving: t('saving'),
        }}
        onStay={() => setAsking(false)}
        onDiscard={onClose}
        onSave={async () => {
          const saved = await editor.submit();
          setAsking(false);
          if (saved) onClose();
        }}
      />
    </>
  );
}

export const loadWithTexts = async () => {
  await addTemplateTexts();
  return { default: TemplateEditor };
};
