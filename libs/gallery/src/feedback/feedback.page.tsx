import { useTranslation } from '@ringtag/i18n';
import { Example } from '../example';
import AlertsExample from './alerts.example';
import ProgressExample from './progress.example';
import SkeletonsExample from './skeletons.example';
import StatesExample from './states.example';
import ToastsExample from './toasts.example';
import WaitingExample from './waiting.example';

export default function FeedbackPage() {
  const { t } = useTranslation('gallery');
  return (
    <>
      <Example title={t('feedback.toasts')} text={t('feedback.toastsText')} widget={ToastsExample} />
      <Example title={t('feedback.alerts')} text={t('feedback.alertsText')} widget={AlertsExample} />
      <Example title={t('feedback.progressTitle')} widget={ProgressExample} />
      <Example title={t('feedback.waitingTitle')} text={t('feedback.waitingText')} widget={WaitingExample} />
      <Example title={t('feedback.skeletons')} text={t('feedback.skeletonsText')} widget={SkeletonsExample} />
      <Example title={t('feedback.states')} text={t('feedback.statesText')} widget={StatesExample} />
    </>
  );
}
