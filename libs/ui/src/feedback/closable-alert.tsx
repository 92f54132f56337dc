import { useEffect, useEffectEvent, useRef, useState, type AnimationEvent } from 'react';
import { Alert, type AlertProps } from '../lite/alert';
import { Button } from '../lite/button';
import { classNames } from '../lite/class-names';
import { IconClose } from '../lite/icons';
import styles from './closable-alert.module.css';

/** The time after which an alert closes by itself, in ms (specification 9). */
const ALERT_MS = 3000;

export interface ClosableAlertProps extends AlertProps {
  closeLabel: string;
  /** Closes the alert after 3000 ms. The time is paused while the pointer or the focus is on the alert. */
  autoClose?: boolean;
}

/** An alert that people can close. Do not use it for a message that is shown nowhere else and that people must know. */
export function ClosableAlert({ closeLabel, autoClose, className, ...alert }: ClosableAlertProps) {
  const [state, setState] = useState<'open' | 'leaving' | 'closed'>('open');
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const leave = () => setState('leaving');
  useAlertTimer(autoClose === true && state === 'open' && !hovered && !focused, leave);
  if (state === 'closed') return null;

  const close = (event: AnimationEvent) => {
    if (event.target === event.currentTarget) setState('closed');
  };
  return (
    <div
      className={styles.frame}
      data-leaving={state === 'leaving' || undefined}
      onAnimationEnd={close}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <div className={styles.content}>
        <Alert {...alert} className={classNames(styles.alert, className)} />
        <Button
          variant="plain"
          size="xs"
          className={styles.close}
          icon={<IconClose size={16} />}
          aria-label={closeLabel}
          onClick={leave}
        />
      </div>
    </div>
  );
}

/** Calls `onEnd` after the timer has run for 3000 ms in total. Pauses do not reset it. */
function useAlertTimer(running: boolean, onEnd: () => void) {
  const left = useRef(ALERT_MS);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (!running) return;
    const startedAt = Date.now();
    const timer = setTimeout(() => end(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - startedAt;
    };
  }, [running]);
}
