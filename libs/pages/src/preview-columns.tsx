import { classNames } from '@ringtag/ui';
import type { ReactNode } from 'react';
import styles from './preview-columns.module.css';

interface PreviewColumnsProps {
  form: ReactNode;
  preview: ReactNode;
  /** On a phone, above the form and in view while it is used: for a preview that is small. */
  inView?: boolean;
}

/** What is edited, and what it will look like: side by side on wide screens, one below the other on a phone. */
export function PreviewColumns({ form, preview, inView }: PreviewColumnsProps) {
  return (
    <div className={styles.columns}>
      {form}
      <div className={classNames(styles.preview, inView && styles.inView)}>{preview}</div>
    </div>
  );
}
