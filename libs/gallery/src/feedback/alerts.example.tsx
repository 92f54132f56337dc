import { useTranslation } from '@ringtag/i18n';
import { Alert, Button, Stack } from '@ringtag/ui';

export default function AlertsExample() {
  const { t } = useTranslation('galleryFeedback');
  return (
    <Stack gap={3}>
      <Alert tone="success">{t('alert.success')}</Alert>
      <Alert tone="info" title={t('alert.infoTitle')}>
        {t('alert.info')}
      </Alert>
      <Alert tone="warning">{t('alert.warning')}</Alert>
      <Alert
        tone="danger"
        title={t('alert.dangerTitle')}
        actions={
          <Button variant="outline" size="sm">
            {t('retry')}
          </Button>
        }
      >
        {t('alert.danger')}
      </Alert>
    </Stack>
  );
}
