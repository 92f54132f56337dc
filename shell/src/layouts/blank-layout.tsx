import type { ReactNode } from 'react';
import styles from './blank-layout.module.css';

/** Nothing but the page, in a contained column (specification 2: scan page). */
export function BlankLayout({ children }: { children: ReactNode }) {
  return (
    <main id="main" className={styles.contained} tabIndex={-1}>
      {children}
    </main>
  );
}
