import { formatAlias } from '@ringtag/contracts';
import { useTranslation } from '@ringtag/i18n';
import { TemplateForm, TemplatePreview, type TemplateEditor } from '@ringtag/template-editor';
import { PreviewColumns } from '../page/preview-columns';
import { UnsavedGuard } from '../page/unsaved-guard';
import styles from './my-code.module.css';

/** What scanners of the code read, in the owner's words. */
export function PageView({ alias, editor }: { alias: string; editor: TemplateEditor }) {
  const { t } = useTranslation('template');
  return (
    <PreviewColumns
      form={
        <TemplateForm
          editor={editor}
          label={formatAlias(alias)}
          heading={<h2 className={styles.heading}>{t('title')}</h2>}
        />
      }
      preview={<TemplatePreview draft={editor.draft} />}
    />
  );
}

/** Asks before changed texts are lost, whichever tab is open. */
export function PageGuard({ editor, onRefused }: { editor: TemplateEditor; onRefused: () => void }) {
  const { t } = useTranslation(['template', 'dashboard']);
  return (
    <UnsavedGuard
      dirty={editor.dirty}
      saving={editor.save.isPending}
      texts={{
        title: t('unsaved.title'),
        text: t('unsaved.text'),
        stay: t('unsaved.back'),
        discard: t('dashboard:code.leave.discard'),
        save: t('dashboard:code.leave.save'),
        saving: t('saving'),
        saved: t('saved'),
      }}
      submit={editor.submit}
      onRefused={onRefused}
    />
  );
}
