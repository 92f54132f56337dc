import type { PageShape } from '@ringtag/contracts';
import { Card } from '../lite/card';
import styles from './page-skeleton.module.css';
import { Skeleton } from './skeleton';

/** The placeholder of a whole page with its header. Screen readers do not read it. */
export function PageSkeleton({ shape }: { shape: PageShape }) {
  return (
    <div className={styles.page} aria-hidden>
      <div className={styles.header}>
        <Skeleton width="third" />
        <Skeleton width="half" />
      </div>
      {shape !== 'panels' && (
        <div className={styles.tools}>
          <Skeleton shape="control" />
        </div>
      )}
      <Shape shape={shape} />
    </div>
  );
}

function Shape({ shape }: { shape: PageShape }) {
  if (shape === 'cards')
    return (
      <div className={styles.cards}>
        {['1', '2', '3'].map((key) => (
          <Card key={key} padding="none" className={styles.card}>
            <Skeleton width="half" />
            <Skeleton width="third" />
          </Card>
        ))}
      </div>
    );
  if (shape === 'panels')
    return ['1', '2'].map((key) => (
      <Card key={key} padding="none" className={styles.card}>
        <Skeleton width="third" />
        <Skeleton shape="control" />
        <Skeleton shape="control" />
      </Card>
    ));
  return (
    <Card padding="none" className={shape === 'rows' ? styles.rows : undefined}>
      {['1', '2', '3', '4', '5', '6'].map((key) => (
        <div key={key} className={shape === 'rows' ? styles.message : styles.row}>
          {shape === 'rows' && <Skeleton shape="circle" />}
          <div>
            <Skeleton width="half" />
            {shape === 'rows' && <Skeleton />}
          </div>
        </div>
      ))}
    </Card>
  );
}
