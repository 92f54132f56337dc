import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { Button } from '../lite/button';
import { classNames } from '../lite/class-names';
import { IconOffline } from '../lite/icons';
import { Inline, Stack } from '../lite/layout';
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
export function EmptyState({ kind = 'first-use', ...state }: EmptyStateProps) {
  return <State {...state} look={kind === 'no-results' && styles.quiet} />;
}

export interface ErrorStateProps {
  title: ReactNode;
  text?: ReactNode;
  retryLabel: string;
  /** Left out where another try would end like this one. There is no button then. */
  onRetry?: (() => void) | undefined;
  retrying?: boolean;
}

/** Says that loading failed, with a retry button. Screen readers announce it. */
export function ErrorState(props: ErrorStateProps) {
  return <FailedState {...props} icon={<IconAlert />} look={styles.error} />;
}

/**
 * Like ErrorState, for a browser that is offline. It is less alarming, and it retries by itself once there is a
 * network.
 */
export function OfflineState(props: ErrorStateProps & { onRetry: () => void }) {
  const online = useOnline();
  const wasOnline = useRef(online);
  const retry = useEffectEvent(props.onRetry);
  useEffect(() => {
    if (online && !wasOnline.current) retry();
    wasOnline.current = online;
  }, [online]);
  return <FailedState {...props} icon={<IconOffline />} look={styles.quiet} saysOffline />;
}

function FailedState({
  retryLabel,
  onRetry,
  retrying,
  ...state
}: ErrorStateProps & Pick<StateProps, 'icon' | 'look' | 'saysOffline'>) {
  return (
    <State
      {...state}
      role="alert"
      action={
        onRetry && (
          <Button variant="outline" icon={<IconRefresh />} loading={retrying} onClick={onRetry}>
            {retryLabel}
          </Button>
        )
      }
    />
  );
}

interface StateProps extends Omit<EmptyStateProps, 'kind'> {
  role?: 'alert';
  look?: string | false;
  /** The page needs no other notice that the browser is offline. */
  saysOffline?: boolean;
}

function State({ role, look, saysOffline, icon, title, text, action }: StateProps) {
  return (
    <Stack gap={2} align="center" className={styles.state} role={role} data-says-offline={saysOffline}>
      {icon && <span className={classNames(styles.icon, look)}>{icon}</span>}
      <h2 className={styles.title}>{title}</h2>
      {text && <p className={styles.text}>{text}</p>}
      {action && (
        <Inline justify="center" className={styles.action}>
          {action}
        </Inline>
      )}
    </Stack>
  );
}
