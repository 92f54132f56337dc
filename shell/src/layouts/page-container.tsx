import type { PageContainer as Kind } from '@ringtag/contracts';
import type { ReactNode } from 'react';
import styles from './page-container.module.css';

/**
 * The width of a page, in every layout (specification 2). `default` fills up to 1400 px and has gutters. `contained` is
 * a centred column of at most 1024 px. `gutterless` fills all the room.
 */
export function PageContainer({ kind, children }: { kind: Kind; children: ReactNode }) {
  return (
    <main id="main" className={styles.container} data-container={kind} tabIndex={-1}>
      {children}
    </main>
  );
}
