import { toDisplayAlias } from '@ringtag/contracts';
import { useTranslation } from '@ringtag/i18n';
import { PreviewColumns } from '@ringtag/pages';
import { TemplateForm, type TemplateEditor } from '@ringtag/template-editor';
import { Card } from '@ringtag/ui';
import type { MyCodeDetail } from '../../codes/codes.queries';
import look from '../../page/look.module.css';
import { PageKindChoice } from './page-kind-choice';
import { PagePreview } from './page-preview';
import { usePageKind } from './use-page-kind';

/** What people see who scan the code: what the page is for, and the owner's texts on it. */
export default function PageView({ code, editor }: { code: MyCodeDetail; editor: TemplateEditor }) {
  const { t } = useTranslation('template');
  const { pageKind, choose } = usePageKind(code);
  return (
    <PreviewColumns
      first={
        <Card>
          <PageKindChoice chosen={pageKind} suggested={code.guessedPageKind} onChoose={choose} />
        </Card>
      }
      form={
        <TemplateForm
          editor={editor}
          label={toDisplayAlias(code.alias)}
          heading={<h2 className={look.heading}>{t('title')}</h2>}
        />
      }
      preview={<PagePreview alias={code.alias} editor={editor} pageKind={pageKind} />}
    />
  );
}
