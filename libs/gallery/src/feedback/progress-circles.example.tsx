import { useTranslation } from '@ringtag/i18n';
import { Button, Inline, ProgressCircle, Stack } from '@ringtag/ui';
import { useState } from 'react';

export default function ProgressCirclesExample() {
  const { t, i18n } = useTranslation('galleryFeedback');
  const [value, setValue] = useState(40);
  const shared = { label: t('progress.upload'), locale: i18n.language };
  return (
    <Stack gap={4}>
      <Inline gap={6}>
        <ProgressCircle {...shared} value={value} />
        <ProgressCircle {...shared} value={100} tone="success" text={t('progress.done')} />
        <ProgressCircle {...shared} value={55} tone="danger" />
        <ProgressCircle {...shared} />
        <ProgressCircle {...shared} value={value} width={56} />
        <ProgressCircle {...shared} value={value} width={32} text={null} />
      </Inline>
      <div>
        <Button variant="outline" onClick={() => setValue(value === 100 ? 0 : value + 20)}>
          {t('progress.more')}
        </Button>
      </div>
    </Stack>
  );
}
