import type { ReactNode } from 'react';
import styles from './progress-text.module.css';

/**
 * The progress of what a button has started, below that button. Screen readers announce it; it takes no space while it
 * is empty.
 */
export function ProgressText({ children }: { children: ReactNode }) {
  return (
    <p role="status" className={styles.progress}>
      {children}
    </p>
  );
}
