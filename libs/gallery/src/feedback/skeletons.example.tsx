import { useTranslation } from '@ringtag/i18n';
import { Inline, Skeleton, SkeletonGroup } from '@ringtag/ui';

export default function SkeletonsExample() {
  const { t } = useTranslation('gallery');
  return (
    <SkeletonGroup label={t('feedback.waiting.label')}>
      <Inline gap={3}>
        <Skeleton shape="circle" />
        <Skeleton width="third" />
      </Inline>
      <Skeleton />
      <Skeleton width="half" />
      <Skeleton shape="control" />
      <Skeleton shape="card" />
    </SkeletonGroup>
  );
}
