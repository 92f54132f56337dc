import { useTranslation } from '@ringtag/i18n';
import { Button, Inline, ProgressCircle, ProgressLine, Stack } from '@ringtag/ui';
import { useState } from 'react';

export default function ProgressExample() {
  const { t, i18n } = useTranslation('gallery', { keyPrefix: 'feedback.progress' });
  const [value, setValue] = useState(40);
  const shared = { label: t('upload'), locale: i18n.language };
  return (
    <Stack>
      <Inline gap={6}>
        <ProgressCircle {...shared} value={value} />
        <ProgressCircle {...shared} value={100} text={t('done')} />
        <ProgressCircle {...shared} />
        <ProgressCircle {...shared} value={value} text={null} />
        <Button variant="outline" onClick={() => setValue(value === 100 ? 0 : value + 20)}>
          {t('more')}
        </Button>
      </Inline>
      <ProgressLine {...shared} value={value} />
      <ProgressLine {...shared} value={15} text={t('files', { done: 3, total: 20 })} />
      <ProgressLine {...shared} value={100} text={t('done')} />
      <ProgressLine {...shared} value={55} text={t('stopped')} />
      <ProgressLine {...shared} />
    </Stack>
  );
}
