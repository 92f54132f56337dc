import { useTranslation } from '@ringtag/i18n';
import { Alert, Button, ClosableAlert, Inline, Stack } from '@ringtag/ui';
import { useState } from 'react';

export default function AlertsExample() {
  const { t } = useTranslation('gallery');
  const [shown, setShown] = useState(0);
  const retry = (
    <Button variant="outline" size="sm">
      {t('feedback.retry')}
    </Button>
  );
  return (
    <Stack gap={3}>
      <Alert tone="success">{t('feedback.alert.success')}</Alert>
      <Alert tone="info" title={t('feedback.alert.infoTitle')}>
        {t('feedback.alert.info')}
      </Alert>
      <Alert tone="warning">{t('feedback.alert.warning')}</Alert>
      <Alert tone="danger" title={t('feedback.alert.dangerTitle')} actions={retry}>
        {t('feedback.alert.danger')}
      </Alert>
      <ClosableAlert tone="info" closeLabel={t('feedback.close')}>
        {t('feedback.alert.closable')}
      </ClosableAlert>
      {shown > 0 && (
        <ClosableAlert key={shown} tone="success" closeLabel={t('feedback.close')} autoClose>
          {t('feedback.alert.autoClose')}
        </ClosableAlert>
      )}
      <Inline>
        <Button variant="outline" onClick={() => setShown(shown + 1)}>
          {t('feedback.alert.show')}
        </Button>
      </Inline>
    </Stack>
  );
}
