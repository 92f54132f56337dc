import type { ReactNode } from 'react';
import styles from './visually-hidden.module.css';

/** Text for screen readers only. With `live`, changes are announced politely. */
export function VisuallyHidden({ children, live }: { children?: ReactNode; live?: boolean }) {
  return (
    <span className={styles.hidden} role={live ? 'status' : undefined}>
      {children}
    </span>
  );
}
