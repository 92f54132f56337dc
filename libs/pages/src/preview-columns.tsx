import { classNames } from '@ringtag/ui';
import type { ReactNode } from 'react';
import styles from './preview-columns.module.css';

interface PreviewColumnsProps {
  /** Stands above the form. On a phone the preview follows it, so that its effect is seen. */
  first?: ReactNode;
  form: ReactNode;
  preview: ReactNode;
  /** On a phone, keeps the preview above the form and in view. For small previews. */
  inView?: boolean;
}

/** A form and its preview: side by side on wide screens, one below the other on a phone. */
export function PreviewColumns({ first, form, preview, inView }: PreviewColumnsProps) {
  return (
    <div className={classNames(styles.columns, first !== undefined && styles.three)}>
      {first}
      {form}
      <div className={classNames(styles.preview, inView && styles.inView)}>{preview}</div>
    </div>
  );
}
