import { MessageForm, toMessageTexts } from '@ringtag/card';
import type { PageKind } from '@ringtag/contracts';
import { useTranslation } from '@ringtag/i18n';
import { QueryStates } from '@ringtag/pages';
import { profileQuery } from '@ringtag/shell-controls/profile';
import type { TemplateEditor } from '@ringtag/template-editor';
import { Skeleton } from '@ringtag/ui';
import { useQuery } from '@ringtag/vendor/query';
import { CardPreview } from '../../page/card-preview';
import { type CardDraft, toShownOwner } from './card-draft';

interface PagePreviewProps {
  alias: string;
  editor: TemplateEditor;
  card: CardDraft;
  pageKind: PageKind;
}

/** The page as scanners will see it, as it is being written. Its links and buttons are inactive. */
export function PagePreview({ alias, editor: { draft }, card, pageKind }: PagePreviewProps) {
  const { t } = useTranslation(['pageKind', 'card', 'common']);
  const profile = useQuery(profileQuery());
  const form = (
    <MessageForm
      alias={alias}
      template={draft}
      texts={toMessageTexts(t('card:message', { returnObjects: true }), (key) => t(`common:${key}`))}
    />
  );
  return (
    <QueryStates query={profile} skeleton={<Skeleton shape="card" />} errorTitle={t('previewFailed')}>
      {(shown) => (
        <CardPreview
          owner={toShownOwner(shown, card)}
          pageKind={pageKind}
          template={draft}
          form={form}
          formOpen={Boolean(draft.messageFormPlaceholder || draft.sendButtonText)}
        />
      )}
    </QueryStates>
  );
}
