import { useTranslation } from '@ringtag/i18n';
import { Steps } from '@ringtag/ui';
import { useStepsLabels } from './use-steps-labels';

export default function VerticalStepsExample() {
  const { t } = useTranslation('galleryNavigation');
  return (
    <Steps
      vertical
      labels={useStepsLabels()}
      steps={[
        { id: 'name', title: t('stepTitles.name'), text: t('stepTexts.name'), status: 'complete' },
        { id: 'email', title: t('stepTitles.email'), text: t('stepTexts.email'), status: 'complete' },
        { id: 'code', title: t('stepTitles.code'), text: t('stepTexts.wrongCode'), status: 'error' },
        { id: 'done', title: t('stepTitles.done'), text: t('stepTexts.done'), status: 'pending' },
      ]}
    />
  );
}
