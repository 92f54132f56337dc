import { useTranslation } from '@ringtag/i18n';
import { Alert, Button, IconRefresh } from '@ringtag/ui/lite';
import { useLayoutEffect } from 'react';
import { showRoot } from '../first-paint/first-paint';

export function RemoteErrorCard({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('common');
  useLayoutEffect(showRoot, []);
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
