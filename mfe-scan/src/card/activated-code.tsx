import { usePageTitle, useTranslation } from '@ringtag/i18n';
import { Alert, ButtonLink } from '@ringtag/ui/lite';
import { Link } from '@ringtag/vendor-router';
import { MessageForm } from '../message/message-form';
import type { Scan } from '../scan/scan.queries';
import { ContactCard } from './contact-card';

/** What happened a moment before the card appeared: activated here, or by somebody else. */
export type Outcome = 'activated' | 'taken';

const DASHBOARD_PATH = '/my-codes';

interface ActivatedCodeProps {
  scan: Scan;
  outcome: Outcome | undefined;
  /** The form's token is too old: the scan has to be asked for again. */
  onFormExpired: () => void;
}

/** The owner's card and a way to write to them. */
export function ActivatedCode({ scan, outcome, onFormExpired }: ActivatedCodeProps) {
  const { t } = useTranslation('scan');
  const { owner, viewer, formToken, code } = scan;
  usePageTitle(owner?.name);
  if (!owner) return null;

  const dashboard = (
    <ButtonLink as={Link} to={DASHBOARD_PATH} variant="outline">
      {t('footer.dashboard')}
    </ButtonLink>
  );
  return (
    <>
      {outcome === 'taken' && <Alert tone="info">{t('card.taken')}</Alert>}
      {outcome === 'activated' ? (
        <Alert tone="success" title={t('card.activated')} actions={dashboard}>
          {t('card.activatedText')}
        </Alert>
      ) : (
        viewer.isOwner && (
          <Alert tone="info" title={t('card.own')} actions={dashboard}>
            {t('card.ownText')}
          </Alert>
        )
      )}
      <ContactCard alias={code.alias} owner={owner} focus={outcome !== undefined} />
      {formToken && (
        <MessageForm
          alias={code.alias}
          ownerName={owner.name}
          formToken={formToken}
          onFormExpired={onFormExpired}
        />
      )}
    </>
  );
}
