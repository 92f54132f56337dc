import type { PageContainer as Kind } from '@ringtag/mf-contract';
import type { ReactNode } from 'react';
import styles from './page-container.module.css';

interface PageContainerProps {
  kind: Kind;
  children: ReactNode;
}

/**
 * The page's place in every layout (specification 2): `default` fills the room up to 1400 px with gutters, `contained`
 * is a centred column of at most 1024 px, `gutterless` is the bare room.
 */
export function PageContainer({ kind, children }: PageContainerProps) {
  return (
    <main id="main" className={styles.container} data-container={kind} tabIndex={-1}>
      {children}
    </main>
  );
}
