import { classNames } from '@ringtag/ui';
import type { ReactNode } from 'react';
import styles from './preview-columns.module.css';

interface PreviewColumnsProps {
  form: ReactNode;
  preview: ReactNode;
  /** On a phone, keeps the preview above the form and in view. For small previews. */
  inView?: boolean;
}

/** A form and its preview: side by side on wide screens, one below the other on a phone. */
export function PreviewColumns({ form, preview, inView }: PreviewColumnsProps) {
  return (
    <div className={styles.columns}>
      {form}
      <div className={classNames(styles.preview, inView && styles.inView)}>{preview}</div>
    </div>
  );
}
