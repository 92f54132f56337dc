import { useFailureText } from '@ringtag/forms';
import { useTranslation } from '@ringtag/i18n';
import { Alert, Button, IconRefresh } from '@ringtag/ui/lite';
import { PageCard } from '../layout/page-card';

interface LoadErrorProps {
  error: unknown;
  retrying: boolean;
  onRetry: () => void;
}

export function LoadError({ error, retrying, onRetry }: LoadErrorProps) {
  const { t } = useTranslation('scan');
  const failureText = useFailureText();
  return (
    <PageCard title={t('loadError.title')}>
      <Alert tone="danger" title={t('loadError.failed')}>
        {failureText(error)}
      </Alert>
      <Button variant="outline" block icon={<IconRefresh />} loading={retrying} onClick={onRetry}>
        {t('loadError.retry')}
      </Button>
    </PageCard>
  );
}
