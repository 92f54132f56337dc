import { useTranslation } from '@ringtag/i18n';
import { Button, ClosableAlert, Stack } from '@ringtag/ui';
import { useState } from 'react';

export default function ClosableAlertsExample() {
  const { t } = useTranslation('galleryFeedback');
  const [shown, setShown] = useState(0);
  return (
    <Stack gap={3}>
      <ClosableAlert tone="info" closeLabel={t('close')}>
        {t('alert.closable')}
      </ClosableAlert>
      {shown > 0 && (
        <ClosableAlert key={shown} tone="success" closeLabel={t('close')} autoClose>
          {t('alert.autoClose')}
        </ClosableAlert>
      )}
      <div>
        <Button variant="outline" onClick={() => setShown(shown + 1)}>
          {t('alert.show')}
        </Button>
      </div>
    </Stack>
  );
}
