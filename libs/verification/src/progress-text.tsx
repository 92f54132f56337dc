import type { ReactNode } from 'react';
import styles from './progress-text.module.css';

/** How far something has come, below the button that began it: announced, and without room while there is nothing to say. */
export function ProgressText({ children }: { children: ReactNode }) {
  return (
    <p role="status" className={styles.progress}>
      {children}
    </p>
  );
}
