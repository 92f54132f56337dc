import { classNames } from './class-names';
import styles from './spinner.module.css';
import { VisuallyHidden } from './visually-hidden';

export interface SpinnerProps {
  /** Read by screen readers. Leave it out if text beside the spinner says what is in progress. */
  label?: string;
  /** Diameter in px (specification 9: 20). */
  size?: number;
  /** Shows the spinner at once instead of after 500 ms (specification 9: loading spinner delay). */
  immediate?: boolean;
  /** Centres the spinner in a tall block, as the placeholder of a page or a panel. It is marked with `data-loading`. */
  block?: boolean;
}

export function Spinner({ label, size = 20, immediate, block }: SpinnerProps) {
  return (
    <span
      className={classNames(styles.spinner, !immediate && styles.delayed)}
      role={label ? 'status' : undefined}
      data-loading={block}
    >
      <svg viewBox="0 0 24 24" width={size} height={size} className={styles.ring} aria-hidden>
        <circle cx="12" cy="12" r="9.5" className={styles.track} />
        <path d="M12 2.5a9.5 9.5 0 019.5 9.5" />
      </svg>
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
}
