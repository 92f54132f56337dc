import { useTranslation } from '@ringtag/i18n';
import { ProgressLine, Stack } from '@ringtag/ui';

export default function ProgressLinesExample() {
  const { t, i18n } = useTranslation('galleryFeedback');
  const shared = { label: t('progress.upload'), locale: i18n.language };
  return (
    <Stack gap={4}>
      <ProgressLine {...shared} value={0} />
      <ProgressLine {...shared} value={40} />
      <ProgressLine {...shared} value={15} text={t('progress.files', { done: 3, total: 20 })} />
      <ProgressLine {...shared} value={100} tone="success" text={t('progress.done')} />
      <ProgressLine {...shared} value={80} tone="warning" />
      <ProgressLine {...shared} value={55} tone="danger" text={t('progress.stopped')} />
      <ProgressLine {...shared} />
    </Stack>
  );
}
