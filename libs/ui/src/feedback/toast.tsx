import { useEffect, useRef, useState, useSyncExternalStore, type KeyboardEvent } from 'react';
import { TONE_ICONS } from '../lite/alert';
import { Button } from '../lite/button';
import { classNames } from '../lite/class-names';
import { IconClose } from '../lite/icons';
import { currentToast, dismissToast, subscribeToToasts, TOAST_MS } from './toast-store';
import styles from './toast.module.css';

export interface ToastViewportProps {
  /** Accessible name of the region, such as "Notifications (F8)". */
  label: string;
  closeLabel: string;
}

/**
 * Where toasts appear; drawn once, by the shell. F8 moves the focus here. The time stands still while the pointer or
 * the focus is on it and while the window is not in use (specification 4, Toast).
 */
export function ToastViewport({ label, closeLabel }: ToastViewportProps) {
  const entry = useSyncExternalStore(subscribeToToasts, currentToast);
  const region = useRef<HTMLElement>(null);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const away = useWindowAway();
  useToastTimer(hovered || focused || away);

  useEffect(() => {
    const focusRegion = (event: globalThis.KeyboardEvent) => event.key === 'F8' && region.current?.focus();
    document.addEventListener('keydown', focusRegion);
    return () => document.removeEventListener('keydown', focusRegion);
  }, []);

  const dismiss = () => {
    dismissToast();
    // Their element is gone, so the leaving events will not come.
    setHovered(false);
    setFocused(false);
  };
  const onKeyDown = (event: KeyboardEvent) => event.key === 'Escape' && dismiss();
  const ToastIcon = entry?.tone && TONE_ICONS[entry.tone];

  return (
    <section
      ref={region}
      aria-label={label}
      tabIndex={-1}
      className={styles.viewport}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      onKeyDown={onKeyDown}
    >
      <div role="status" aria-atomic className={styles.status}>
        {entry && (
          <div key={entry.id} className={styles.toast}>
            {ToastIcon && (
              <span className={classNames(styles.icon, entry.tone && styles[entry.tone])}>
                <ToastIcon />
              </span>
            )}
            <div className={styles.body}>
              {entry.title && <strong className={styles.title}>{entry.title}</strong>}
              <div className={entry.title ? styles.muted : undefined}>{entry.message}</div>
              {entry.action && (
                <div className={styles.action}>
                  <Button
                    variant="outline"
                    size="xs"
                    onClick={() => {
                      entry.action?.onSelect();
                      dismiss();
                    }}
                  >
                    {entry.action.label}
                  </Button>
                </div>
              )}
            </div>
            <span className={styles.close}>
              <Button
                variant="plain"
                size="xs"
                icon={<IconClose size={18} />}
                aria-label={closeLabel}
                onClick={dismiss}
              />
            </span>
          </div>
        )}
      </div>
    </section>
  );
}

function useWindowAway(): boolean {
  const [away, setAway] = useState(false);
  useEffect(() => {
    const leave = () => setAway(true);
    const enter = () => setAway(false);
    window.addEventListener('blur', leave);
    window.addEventListener('focus', enter);
    return () => {
      window.removeEventListener('blur', leave);
      window.removeEventListener('focus', enter);
    };
  }, []);
  return away;
}

/** Dismisses the visible toast after its duration; time while paused does not count. */
function useToastTimer(paused: boolean) {
  const entry = useSyncExternalStore(subscribeToToasts, currentToast);
  const remaining = useRef<{ id?: number; ms: number }>({ ms: 0 });
  useEffect(() => {
    if (!entry) return;
    if (remaining.current.id !== entry.id) {
      remaining.current = { id: entry.id, ms: entry.duration ?? TOAST_MS };
    }
    if (paused || !Number.isFinite(remaining.current.ms)) return;
    const startedAt = Date.now();
    const timer = setTimeout(dismissToast, remaining.current.ms);
    return () => {
      clearTimeout(timer);
      remaining.current.ms -= Date.now() - startedAt;
    };
  }, [entry, paused]);
}
