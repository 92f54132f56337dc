import { useTranslation } from '@ringtag/i18n';
import { Example } from '../example';
import AlertsExample from './alerts.example';
import alertsSource from './alerts.example.tsx?source';
import ClosableAlertsExample from './closable-alerts.example';
import closableAlertsSource from './closable-alerts.example.tsx?source';
import ProgressCirclesExample from './progress-circles.example';
import progressCirclesSource from './progress-circles.example.tsx?source';
import ProgressLinesExample from './progress-lines.example';
import progressLinesSource from './progress-lines.example.tsx?source';
import SkeletonsExample from './skeletons.example';
import skeletonsSource from './skeletons.example.tsx?source';
import StatesExample from './states.example';
import statesSource from './states.example.tsx?source';
import ToastsExample from './toasts.example';
import toastsSource from './toasts.example.tsx?source';
import WaitingExample from './waiting.example';
import waitingSource from './waiting.example.tsx?source';

export default function FeedbackPage() {
  const { t } = useTranslation('galleryFeedback');
  return (
    <>
      <Example title={t('toasts')} text={t('toastsText')} source={toastsSource}>
        <ToastsExample />
      </Example>
      <Example title={t('alerts')} source={alertsSource}>
        <AlertsExample />
      </Example>
      <Example title={t('closableAlerts')} text={t('closableAlertsText')} source={closableAlertsSource}>
        <ClosableAlertsExample />
      </Example>
      <Example title={t('progressLines')} source={progressLinesSource}>
        <ProgressLinesExample />
      </Example>
      <Example title={t('progressCircles')} source={progressCirclesSource}>
        <ProgressCirclesExample />
      </Example>
      <Example title={t('waitingTitle')} text={t('waitingText')} source={waitingSource}>
        <WaitingExample />
      </Example>
      <Example title={t('skeletons')} text={t('skeletonsText')} source={skeletonsSource}>
        <SkeletonsExample />
      </Example>
      <Example title={t('states')} text={t('statesText')} source={statesSource}>
        <StatesExample />
      </Example>
    </>
  );
}
