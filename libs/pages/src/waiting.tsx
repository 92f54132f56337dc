import { useTranslation } from '@ringtag/i18n';
import { Skeleton, SkeletonGroup } from '@ringtag/ui';
import type { ReactNode } from 'react';
import styles from './waiting.module.css';

export interface WaitingProps {
  /** Placeholders of the same size as the content. A function for placeholders that announce the label themselves. */
  skeleton?: ReactNode | ((label: string) => ReactNode);
}

const TWO_CARDS = (
  <>
    <Skeleton shape="card" />
    <Skeleton shape="card" />
  </>
);

/** Stands in place of content that is still loading. The layout shows its footer once nothing waits any more. */
export function Waiting({ skeleton = TWO_CARDS }: WaitingProps) {
  const { t } = useTranslation('common');
  return (
    <div className={styles.waiting} data-waiting>
      {typeof skeleton === 'function' ? (
        skeleton(t('loading'))
      ) : (
        <SkeletonGroup label={t('loading')}>{skeleton}</SkeletonGroup>
      )}
    </div>
  );
}
