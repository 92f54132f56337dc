import type { ReactNode } from 'react';
import { Button } from '../lite/button';
import { classNames } from '../lite/class-names';
import { IconAlert, IconRefresh } from '../lite/icons';
import styles from './page-states.module.css';

export interface EmptyStateProps {
  icon?: ReactNode;
  title: ReactNode;
  text?: ReactNode;
  /** The one next step. */
  action?: ReactNode;
}

/** Nothing here yet, or nothing found. */
export function EmptyState({ icon, title, text, action }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      {icon && <span className={styles.icon}>{icon}</span>}
      <h2 className={styles.title}>{title}</h2>
      {text && <p className={styles.text}>{text}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}

export interface ErrorStateProps {
  title: ReactNode;
  text?: ReactNode;
  retryLabel?: string;
  onRetry?: () => void;
  retrying?: boolean;
  /** Further ways out, beside the retry button. */
  action?: ReactNode;
}

/** Something failed to load; announced, with a way to try again. */
export function ErrorState({ title, text, retryLabel, onRetry, retrying, action }: ErrorStateProps) {
  return (
    <div className={styles.state} role="alert">
      <span className={classNames(styles.icon, styles.error)}>
        <IconAlert />
      </span>
      <h2 className={styles.title}>{title}</h2>
      {text && <p className={styles.text}>{text}</p>}
      {(onRetry || action) && (
        <div className={styles.action}>
          {onRetry && (
            <Button variant="outline" icon={<IconRefresh />} loading={retrying} onClick={onRetry}>
              {retryLabel}
            </Button>
          )}
          {action}
        </div>
      )}
    </div>
  );
}
