import { useTranslation } from '@ringtag/i18n';
import { Alert, Button, IconRefresh } from '@ringtag/ui/lite';
import { useEffect, useLayoutEffect } from 'react';
import { showRoot } from '../first-paint/first-paint';

/** Tries again when the button is pressed or the network is back. */
export function RemoteErrorCard({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('common');
  useLayoutEffect(showRoot, []);
  useEffect(() => {
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  }, [onRetry]);
  return (
    <Alert
      tone="danger"
      title={t('remoteError.title')}
      actions={
        <Button variant="outline" size="sm" icon={<IconRefresh />} onClick={onRetry}>
          {t('remoteError.retry')}
        </Button>
      }
    >
      {t('remoteError.text')}
    </Alert>
  );
}
