import type { ReactNode } from 'react';
import styles from './preview-columns.module.css';

/** What is edited, and what it will look like: side by side on wide screens, one below the other on a phone. */
export function PreviewColumns({ form, preview }: { form: ReactNode; preview: ReactNode }) {
  return (
    <div className={styles.columns}>
      {form}
      <div className={styles.preview}>{preview}</div>
    </div>
  );
}
