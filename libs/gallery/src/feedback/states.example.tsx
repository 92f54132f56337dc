import { useTranslation } from '@ringtag/i18n';
import { Button, Card, EmptyState, ErrorState, IconQr, IconSearch, OfflineState } from '@ringtag/ui';
import { useState } from 'react';
import styles from '../columns.module.css';

export default function StatesExample() {
  const { t } = useTranslation('gallery');
  const [retries, setRetries] = useState(0);
  const retry = () => setRetries(retries + 1);
  return (
    <div className={styles.columns}>
      <Card>
        <EmptyState
          icon={<IconQr />}
          title={t('feedback.state.first')}
          text={t('feedback.state.firstText')}
          action={<Button>{t('feedback.state.firstAction')}</Button>}
        />
      </Card>
      <Card>
        <EmptyState
          kind="no-results"
          icon={<IconSearch />}
          title={t('feedback.state.none')}
          text={t('feedback.state.noneText')}
          action={<Button variant="outline">{t('feedback.state.noneAction')}</Button>}
        />
      </Card>
      <Card>
        <ErrorState
          title={t('feedback.state.error')}
          text={t('feedback.state.errorText', { count: retries })}
          retryLabel={t('feedback.retry')}
          onRetry={retry}
        />
      </Card>
      <Card>
        <OfflineState
          title={t('feedback.state.error')}
          text={t('feedback.state.offlineText')}
          retryLabel={t('feedback.retry')}
          onRetry={retry}
        />
      </Card>
    </div>
  );
}
