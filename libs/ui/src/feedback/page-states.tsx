import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { Button } from '../lite/button';
import { classNames } from '../lite/class-names';
import { IconOffline } from '../lite/icons';
import { IconAlert, IconRefresh } from '../lite/state-icons';
import styles from './page-states.module.css';
import { useOnline } from './use-online';

export interface EmptyStateProps {
  /** `first-use` invites people to start (default). `no-results` is for a search or filter that finds nothing. */
  kind?: 'first-use' | 'no-results';
  icon?: ReactNode;
  title: ReactNode;
  text?: ReactNode;
  /** The one next step that is offered. */
  action?: ReactNode;
}

/** Says that there is nothing yet, or that nothing was found. */
export function EmptyState({ kind = 'first-use', icon, title, text, action }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      {icon && <span className={classNames(styles.icon, kind === 'no-results' && styles.quiet)}>{icon}</span>}
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
  /** More buttons or links, beside the retry button. */
  action?: ReactNode;
}

/** Says that loading failed, with a retry button. Screen readers announce it. */
export function ErrorState(props: ErrorStateProps) {
  return <FailedState {...props} icon={<IconAlert />} look={styles.error} />;
}

/**
 * Like ErrorState, for a browser that is offline. It is less alarming, and it retries by itself once there is a
 * network.
 */
export function OfflineState(props: ErrorStateProps) {
  const online = useOnline();
  const wasOnline = useRef(online);
  const retry = useEffectEvent(() => props.onRetry?.());
  useEffect(() => {
    if (online && !wasOnline.current) retry();
    wasOnline.current = online;
  }, [online]);
  return <FailedState {...props} icon={<IconOffline />} look={styles.quiet} />;
}

function FailedState({
  title,
  text,
  retryLabel,
  onRetry,
  retrying,
  action,
  icon,
  look,
}: ErrorStateProps & { icon: ReactNode; look?: string }) {
  return (
    <div className={styles.state} role="alert">
      <span className={classNames(styles.icon, look)}>{icon}</span>
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
