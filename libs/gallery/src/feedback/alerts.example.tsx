import { useTranslation } from '@ringtag/i18n';
import { Alert, Button, ClosableAlert, Inline, Stack } from '@ringtag/ui';
import { useState } from 'react';

export default function AlertsExample() {
  const { t } = useTranslation('gallery', { keyPrefix: 'feedback' });
  const [shown, setShown] = useState(0);
  const retry = (
    <Button variant="outline" size="sm">
      {t('retry')}
    </Button>
  );
  return (
    <Stack gap={3}>
      <Alert tone="success">{t('alert.success')}</Alert>
      <Alert tone="info" title={t('alert.infoTitle')}>
        {t('alert.info')}
      </Alert>
      <Alert tone="warning">{t('alert.warning')}</Alert>
      <Alert tone="danger" title={t('alert.dangerTitle')} actions={retry}>
        {t('alert.danger')}
      </Alert>
      <ClosableAlert tone="info" closeLabel={t('close')}>
        {t('alert.closable')}
      </ClosableAlert>
      {shown > 0 && (
        <ClosableAlert key={shown} tone="success" closeLabel={t('close')} autoClose>
          {t('alert.autoClose')}
        </ClosableAlert>
      )}
      <Inline>
        <Button variant="outline" onClick={() => setShown(shown + 1)}>
          {t('alert.show')}
        </Button>
      </Inline>
    </Stack>
  );
}
