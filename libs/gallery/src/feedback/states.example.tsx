import { useTranslation } from '@ringtag/i18n';
import { Button, Card, EmptyState, ErrorState, IconQr, IconSearch, OfflineState } from '@ringtag/ui';
import { useState } from 'react';
import styles from '../columns.module.css';

export default function StatesExample() {
  const { t } = useTranslation('gallery', { keyPrefix: 'feedback' });
  const [retries, setRetries] = useState(0);
  const retry = () => setRetries(retries + 1);
  return (
    <div className={styles.columns}>
      <Card>
        <EmptyState
          icon={<IconQr />}
          title={t('state.first')}
          text={t('state.firstText')}
          action={<Button>{t('state.firstAction')}</Button>}
        />
      </Card>
      <Card>
        <EmptyState
          kind="no-results"
          icon={<IconSearch />}
          title={t('state.none')}
          text={t('state.noneText')}
          action={<Button variant="outline">{t('state.noneAction')}</Button>}
        />
      </Card>
      <Card>
        <ErrorState
          title={t('state.error')}
          text={t('state.errorText', { count: retries })}
          retryLabel={t('retry')}
          onRetry={retry}
        />
      </Card>
      <Card>
        <OfflineState
          title={t('state.error')}
          text={t('state.offlineText')}
          retryLabel={t('retry')}
          onRetry={retry}
        />
      </Card>
    </div>
  );
}
