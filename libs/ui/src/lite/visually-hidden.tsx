import type { ReactNode } from 'react';
import styles from './visually-hidden.module.css';

/** Text for screen readers only. `live` makes it a polite status region. */
export function VisuallyHidden({ children, live }: { children?: ReactNode; live?: boolean }) {
  return (
    <span className={styles.hidden} role={live ? 'status' : undefined}>
      {children}
    </span>
  );
}
