import { useTranslation } from '@ringtag/i18n';
import { Button, Inline, Stack, Steps, type StepStatus, type StepsLabels } from '@ringtag/ui';
import { useState } from 'react';

const STEPS = ['name', 'email', 'code', 'done'] as const;

export default function StepsExample() {
  const { t } = useTranslation('gallery', { keyPrefix: 'navigation' });
  const [current, setCurrent] = useState(1);
  const labels: StepsLabels = {
    steps: t('stepsLabel'),
    status: t('stepStatus', { returnObjects: true }),
    current: (step) => t('currentStep', step),
  };
  const steps = (reached: number, status: StepStatus) =>
    STEPS.map((id, index) => ({
      id,
      title: t(`stepTitles.${id}`),
      text: t(`stepTexts.${id}`),
      status: index < reached ? 'complete' : index === reached ? status : 'pending',
    }));
  return (
    <Stack gap={6}>
      <Steps labels={labels} steps={steps(current, 'inProgress')} />
      <Steps vertical labels={labels} steps={steps(2, 'error')} />
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
