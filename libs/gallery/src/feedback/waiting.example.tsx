import { useTranslation } from '@ringtag/i18n';
import { Button, Inline, Spinner } from '@ringtag/ui';
import { useState } from 'react';

export default function WaitingExample() {
  const { t } = useTranslation('galleryFeedback');
  const [waiting, setWaiting] = useState(false);
  return (
    <Inline gap={6}>
      <Spinner immediate label={t('waiting.label')} />
      <Spinner immediate size={32} label={t('waiting.label')} />
      <Button variant="outline" onClick={() => setWaiting(!waiting)}>
        {t(waiting ? 'waiting.stop' : 'waiting.start')}
      </Button>
      {waiting && <Spinner label={t('waiting.started')} />}
    </Inline>
  );
}
