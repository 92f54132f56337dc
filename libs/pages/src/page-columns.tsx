import type { ReactNode } from 'react';
import styles from './page-columns.module.css';

/**
 * The cards of a page in columns, each a `Stack`: beside one another where there is room, one below the other on a
 * phone, and read in this order either way.
 */
export function PageColumns({ children }: { children: ReactNode }) {
  return <div className={styles.columns}>{children}</div>;
}
