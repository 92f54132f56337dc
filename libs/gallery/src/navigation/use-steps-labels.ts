import { useTranslation } from '@ringtag/i18n';
import type { StepsLabels } from '@ringtag/ui';

export function useStepsLabels(): StepsLabels {
  const { t } = useTranslation('galleryNavigation');
  return {
    steps: t('stepsLabel'),
    status: {
      complete: t('stepStatus.complete'),
      pending: t('stepStatus.pending'),
      inProgress: t('stepStatus.inProgress'),
      error: t('stepStatus.error'),
    },
    current: (step) => t('currentStep', step),
  };
}
