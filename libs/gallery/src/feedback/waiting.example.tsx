import { useTranslation } from '@ringtag/i18n';
import { Button, Inline, Spinner } from '@ringtag/ui';
import { useState } from 'react';

export default function WaitingExample() {
  const { t } = useTranslation('gallery');
  const [waiting, setWaiting] = useState(false);
  return (
    <Inline gap={6}>
      <Spinner immediate label={t('feedback.waiting.label')} />
      <Spinner immediate size={32} label={t('feedback.waiting.label')} />
      <Button variant="outline" onClick={() => setWaiting(!waiting)}>
        {t(waiting ? 'feedback.waiting.stop' : 'feedback.waiting.start')}
      </Button>
      {waiting && <Spinner label={t('feedback.waiting.started')} />}
    </Inline>
  );
}
