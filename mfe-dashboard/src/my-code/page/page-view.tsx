import { toDisplayAlias } from '@ringtag/contracts';
import { useTranslation } from '@ringtag/i18n';
import { PreviewColumns } from '@ringtag/pages';
import { TemplateForm, type TemplateEditor } from '@ringtag/template-editor';
import { Card, Stack } from '@ringtag/ui';
import type { MyCodeDetail } from '../../codes/codes.queries';
import look from '../../page/look.module.css';
import { CardForm } from './card-form';
import { PageKindChoice } from './page-kind-choice';
import { PagePreview } from './page-preview';
import type { CardEditor } from './use-card-editor';
import { usePageKind } from './use-page-kind';

interface PageViewProps {
  code: MyCodeDetail;
  editor: TemplateEditor;
  card: CardEditor;
}

/** What people see who scan the code: what the page is for, the owner's texts on it, and what it shows of the owner. */
export default function PageView({ code, editor, card }: PageViewProps) {
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
        <Stack gap={4}>
          <TemplateForm
            editor={editor}
            label={toDisplayAlias(code.alias)}
            heading={<h2 className={look.heading}>{t('title')}</h2>}
          />
          <CardForm editor={card} />
        </Stack>
      }
      title={t('preview')}
      preview={<PagePreview alias={code.alias} editor={editor} card={card.values} pageKind={pageKind} />}
    />
  );
}
