import type { ReactNode } from 'react';
import styles from './page-columns.module.css';

/**
 * The cards of a page in columns, each column a `Stack`: side by side if they fit, one below the other on a phone. The
 * reading order is the same in both cases.
 */
export function PageColumns({ children }: { children: ReactNode }) {
  return <div className={styles.columns}>{children}</div>;
}
