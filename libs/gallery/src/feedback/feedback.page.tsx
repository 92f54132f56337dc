import { useTranslation } from '@ringtag/i18n';
import { Example } from '../example';
import AlertsExample from './alerts.example';
import ClosableAlertsExample from './closable-alerts.example';
import ProgressCirclesExample from './progress-circles.example';
import ProgressLinesExample from './progress-lines.example';
import SkeletonsExample from './skeletons.example';
import StatesExample from './states.example';
import ToastsExample from './toasts.example';
import WaitingExample from './waiting.example';

export default function FeedbackPage() {
  const { t } = useTranslation('galleryFeedback');
  return (
    <>
      <Example title={t('toasts')} text={t('toastsText')} widget={ToastsExample} />
      <Example title={t('alerts')} widget={AlertsExample} />
      <Example title={t('closableAlerts')} text={t('closableAlertsText')} widget={ClosableAlertsExample} />
      <Example title={t('progressLines')} widget={ProgressLinesExample} />
      <Example title={t('progressCircles')} widget={ProgressCirclesExample} />
      <Example title={t('waitingTitle')} text={t('waitingText')} widget={WaitingExample} />
      <Example title={t('skeletons')} text={t('skeletonsText')} widget={SkeletonsExample} />
      <Example title={t('states')} text={t('statesText')} widget={StatesExample} />
    </>
  );
}
