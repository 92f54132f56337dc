import { useTranslation, type LostPartProps } from '@ringtag/i18n';
import { Alert, Button, IconRefresh } from '@ringtag/ui/lite';
import { use, useEffect, useRef } from 'react';
import { reportFailure } from '../remotes/report-failure';
import { ShownRemote } from '../remotes/shown-remote';
import { useReason } from '../remotes/use-reason';
import { reloadPage } from './reload-page';
import { useRetry } from './use-retry';

/** The card that is drawn instead of a lost page, or of a lost part of one. It says why it is lost. */
export default function LostInPage({ error, whole }: LostPartProps) {
  const { t } = useTranslation(['shell', 'common']);
  const entry = use(ShownRemote);
  const found = useReason(error);
  // Trying a whole page of a remote again loads the newest build. Anything else of a replaced build needs a new document.
  const reason = whole && found === 'replaced' ? 'updating' : found;
  const needsDocument = reason === 'refused' || reason === 'replaced';
  const mustReload = needsDocument || (!entry && reason === 'updating');
  useEffect(() => {
    if (entry) reportFailure(entry, Boolean(whole));
  }, [entry, whole]);
  const retry = useRetry();
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // What was pressed to open a dialog is often elsewhere on the page.
    card.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={card} data-says-offline={reason === 'offline' || undefined}>
      <Alert
        tone="danger"
        title={t('common:remoteError.title')}
        actions={
          <Button
            variant="outline"
            size="sm"
            icon={<IconRefresh />}
            onClick={mustReload ? () => void reloadPage(retry) : retry}
          >
            {t(needsDocument ? 'lost.reload' : 'common:remoteError.retry')}
          </Button>
        }
      >
        {reason && t(`lost.${reason}`)}
      </Alert>
    </div>
  );
}
