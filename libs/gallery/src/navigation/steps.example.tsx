import { useTranslation } from '@ringtag/i18n';
import { Button, Inline, Stack, Steps, type StepStatus } from '@ringtag/ui';
import { useState } from 'react';
import { useStepsLabels } from './use-steps-labels';

const STEPS = ['name', 'email', 'code', 'done'] as const;

export default function StepsExample() {
  const { t } = useTranslation('galleryNavigation');
  const labels = useStepsLabels();
  const [current, setCurrent] = useState(1);
  const toStatus = (index: number): StepStatus =>
    index < current ? 'complete' : index === current ? 'inProgress' : 'pending';
  return (
    <Stack gap={6}>
      <Steps
        labels={labels}
        steps={STEPS.map((id, index) => ({
          id,
          title: t(`stepTitles.${id}`),
          text: t(`stepTexts.${id}`),
          status: toStatus(index),
        }))}
      />
      <Inline>
        <Button variant="outline" size="sm" disabled={current === 0} onClick={() => setCurrent(current - 1)}>
          {t('back')}
        </Button>
        <Button size="sm" disabled={current === STEPS.length} onClick={() => setCurrent(current + 1)}>
          {t('next')}
        </Button>
      </Inline>
    </Stack>
  );
}
