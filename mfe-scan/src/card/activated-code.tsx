import { usePageTitle, useTranslation } from '@ringtag/i18n';
import { Alert } from '@ringtag/ui/lite';
import { lazy, Suspense, useState } from 'react';
import type { Arrival } from '../activating/outcome';
import { MessageForm } from '../message/message-form';
import type { Scan } from '../state/scan.queries';
import { TemplatePanel } from '../template/template-panel';
import { ContactCard } from './contact-card';

/** What has just happened, on this page or on the one that led here. */
export type Outcome = Arrival | 'unactivated';

// Loaded for owners only. Most people who scan a code do not own it.
const OwnerNotice = lazy(() => import('./owner-notice'));

interface ActivatedCodeProps {
  scan: Scan;
  outcome: Outcome | undefined;
  /** The form's token has expired. The page must ask for the scan again to get a new one. */
  onFormExpired: () => void;
}

/** The owner's card and a form to write to them. */
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
