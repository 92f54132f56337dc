import { useTranslation } from '@ringtag/i18n';
import { Example } from '../example';
import AlertsExample from './alerts.example';
import ProgressExample from './progress.example';
import SkeletonsExample from './skeletons.example';
import StatesExample from './states.example';
import ToastsExample from './toasts.example';
import WaitingExample from './waiting.example';

export default function FeedbackPage() {
  const { t } = useTranslation('gallery', { keyPrefix: 'feedback' });
  return (
    <>
      <Example title={t('toasts')} text={t('toastsText')} widget={ToastsExample} />
      <Example title={t('alerts')} text={t('alertsText')} widget={AlertsExample} />
      <Example title={t('progressTitle')} widget={ProgressExample} />
      <Example title={t('waitingTitle')} text={t('waitingText')} widget={WaitingExample} />
      <Example title={t('skeletons')} text={t('skeletonsText')} widget={SkeletonsExample} />
      <Example title={t('states')} text={t('statesText')} widget={StatesExample} />
    </>
  );
}
