import { useTranslation } from '@ringtag/i18n';
import { Button, Inline, Spinner, Stack } from '@ringtag/ui';
import { useState } from 'react';

export default function WaitingExample() {
  const { t } = useTranslation('galleryFeedback');
  const [waiting, setWaiting] = useState(false);
  return (
    <Stack gap={4}>
      <Inline gap={6}>
        <Spinner immediate label={t('waiting.label')} />
        <Spinner immediate size={32} label={t('waiting.label')} />
        <Button loading loadingLabel={t('waiting.label')}>
          {t('waiting.save')}
        </Button>
      </Inline>
      <Inline gap={4}>
        <Button variant="outline" onClick={() => setWaiting(!waiting)}>
          {t(waiting ? 'waiting.stop' : 'waiting.start')}
        </Button>
        {waiting && <Spinner label={t('waiting.started')} />}
      </Inline>
    </Stack>
  );
}
