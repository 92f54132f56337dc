import type { PageShape } from '@ringtag/contracts';
import { PageSkeleton, Skeleton, VisuallyHidden } from '@ringtag/ui/static';
import styles from './page-frame.module.css';

interface PageFrameProps {
  shape: PageShape;
  /** Said to who cannot see it. */
  label: string;
}

/** The frame of a page of somebody who is signed in, empty: seen until the shell has drawn the real one. */
export function PageFrame({ shape, label }: PageFrameProps) {
  return (
    <div className={styles.frame} role="status" aria-busy="true">
      <VisuallyHidden>{label}</VisuallyHidden>
      <div className={styles.side} aria-hidden>
        {['1', '2', '3', '4'].map((key) => (
          <Skeleton key={key} shape="circle" />
        ))}
      </div>
      <div>
        <div className={styles.header} />
        <div className={styles.row} />
        <div className={styles.page}>
          <PageSkeleton shape={shape} />
        </div>
      </div>
    </div>
  );
}
