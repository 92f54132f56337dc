import { usePageTitle, useTranslation } from '@ringtag/i18n';
import { Alert } from '@ringtag/ui/lite';
import { lazy, Suspense, useState } from 'react';
import type { Arrival } from '../activating/outcome';
import { MessageForm } from '../message/message-form';
import type { Scan } from '../state/scan.queries';
import { TemplatePanel } from '../template/template-panel';
import { ContactCard } from './contact-card';

/** What happened a moment before, here or on the page that led here. */
export type Outcome = Arrival | 'unactivated';

// Strangers, who are most of those who scan, download none of it.
const OwnerNotice = lazy(() => import('./owner-notice'));

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
  usePageTitle(owner?.name);
  if (!owner) return null;

  if (configuring) return <TemplatePanel scan={scan} onClose={() => setConfiguring(false)} />;
  const activated = outcome === 'activated';
  return (
    <>
      {outcome === 'taken' && <Alert tone="info">{t('card.taken')}</Alert>}
      {(activated || viewer.isOwner) && (
        <Suspense fallback={null}>
          <OwnerNotice activated={activated} onConfigure={() => setConfiguring(true)} />
        </Suspense>
      )}
      <ContactCard alias={code.alias} owner={owner} template={scan.template} focus={outcome !== undefined} />
      {formToken && (
        <MessageForm
          alias={code.alias}
          owner={owner}
          formToken={formToken}
          template={scan.template}
          onFormExpired={onFormExpired}
        />
      )}
    </>
  );
}
