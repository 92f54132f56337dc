import { toDisplayAlias } from '@ringtag/contracts';
import { useTranslation } from '@ringtag/i18n';
import { PreviewColumns } from '@ringtag/pages';
import { TemplateForm, TemplatePreview, type TemplateEditor } from '@ringtag/template-editor';
import look from '../../page/look.module.css';

/** Edits the owner's texts on the scan page of the code. */
export function PageView({ alias, editor }: { alias: string; editor: TemplateEditor }) {
  const { t } = useTranslation('template');
  return (
    <PreviewColumns
      form={
        <TemplateForm
          editor={editor}
          label={toDisplayAlias(alias)}
          heading={<h2 className={look.heading}>{t('title')}</h2>}
        />
      }
      preview={<TemplatePreview editor={editor} />}
    />
  );
}
