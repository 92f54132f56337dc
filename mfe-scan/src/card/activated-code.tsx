import { usePageTitle, useTranslation } from '@ringtag/i18n';
import { Alert, Button, ButtonLink } from '@ringtag/ui/lite';
import { Link } from '@ringtag/vendor-router';
import { useState, useTransition } from 'react';
import { MessageForm } from '../message/message-form';
import type { Scan } from '../scan/scan.queries';
import { TemplatePanel } from '../template/template-panel';
import { ContactCard } from './contact-card';

/** What happened a moment before: activated here, or by somebody else, or given up. */
export type Outcome = 'activated' | 'taken' | 'unactivated';

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
  const [configuring, setConfiguring] = useState(false);
  const [opening, startOpening] = useTransition();
  usePageTitle(owner?.name);
  if (!owner) return null;

  if (configuring) return <TemplatePanel scan={scan} onClose={() => setConfiguring(false)} />;
  const next = (
    <>
      <Button variant="outline" loading={opening} onClick={() => startOpening(() => setConfiguring(true))}>
        {t('card.configure')}
      </Button>
      <ButtonLink as={Link} to={DASHBOARD_PATH} variant="outline">
        {t('footer.dashboard')}
      </ButtonLink>
    </>
  );
  return (
    <>
      {outcome === 'taken' && <Alert tone="info">{t('card.taken')}</Alert>}
      {outcome === 'activated' ? (
        <Alert tone="success" title={t('card.activated')} actions={next}>
          {t('card.activatedText')}
        </Alert>
      ) : (
        viewer.isOwner && (
          <Alert tone="info" title={t('card.own')} actions={next}>
            {t('card.ownText')}
          </Alert>
        )
      )}
      <ContactCard alias={code.alias} owner={owner} template={scan.template} focus={outcome !== undefined} />
      {formToken && (
        <MessageForm
          alias={code.alias}
          ownerName={owner.name}
          formToken={formToken}
          template={scan.template}
          onFormExpired={onFormExpired}
        />
      )}
    </>
  );
}
