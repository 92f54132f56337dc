import { Toast } from '@ringtag/vendor/toast';
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { TONE_ICONS } from '../lite/alert';
import { Button } from '../lite/button';
import { IconClose } from '../lite/icons';
import { dismissToast, TOAST_MS, type ToastEntry } from './toast-store';
import styles from './toast.module.css';
import { useClearOfActions } from './use-clear-of-actions';
import { useTopLayer } from './use-top-layer';

/** Longer than any page stays open. Setting an endless duration would not stop a timer that already runs. */
const ENDLESS_MS = 2 ** 31 - 1;

/** How far a swipe must move to close the toast, in px (specification 9). */
const SWIPE_PX = 50;

const ICONS = { default: undefined, success: TONE_ICONS.success, error: TONE_ICONS.danger };

export interface ToastLayerProps {
  /** Accessible name of the region, such as "Notifications". The hotkey is added to it. */
  label: string;
  closeLabel: string;
  entry: ToastEntry;
}

/** Draws the toast. Without a toast it draws nothing, so that F8 does not move the focus. */
export function ToastLayer(props: ToastLayerProps) {
  const [drawn, setDrawn] = useState(false);
  // A closed toast is drawn until its closing animation ends.
  return (props.entry.open || drawn) && <OpenToast {...props} onDrawn={setDrawn} />;
}

/**
 * One toast on Radix. F8 focuses it; Escape and a swipe close it. Its time is paused while the pointer or the focus is
 * on it, or while the window is not in use (specification 4, Toast).
 */
function OpenToast({
  entry,
  label,
  closeLabel,
  onDrawn,
}: ToastLayerProps & { onDrawn: (drawn: boolean) => void }) {
  const host = useTopLayer(styles.host);
  // A swipe goes to the nearer edge of the page. Toasts are at the end of the line, which is the left edge in
  // right-to-left pages.
  const [swipeDirection] = useState<'left' | 'right'>(() => (document.dir === 'rtl' ? 'left' : 'right'));
  const unseen = useUnseen();
  useStayPaused(host);
  useClearOfActions(host);
  const returnFocus = useReturnFocus(host);
  const { id, open, title, description, action, variant = 'default', placement = 'top-end' } = entry;
  const ToastIcon = ICONS[variant];

  const onEscape = (event: KeyboardEvent) => {
    if (!host.contains(event.target as Node)) return;
    // While the focus is in the toast, Escape closes the toast and not the dialog below it.
    event.preventDefault();
    dismissToast(id);
  };
  return createPortal(
    <Toast.Provider
      label={label}
      swipeDirection={swipeDirection}
      swipeThreshold={SWIPE_PX}
      announcerContainer={host}
    >
      <Toast.Root
        key={id}
        open={open}
        onOpenChange={(stays) => !stays && dismissToast(id)}
        duration={unseen ? ENDLESS_MS : Math.min(entry.duration ?? TOAST_MS, ENDLESS_MS)}
        type={variant === 'error' ? 'foreground' : 'background'}
        onEscapeKeyDown={onEscape}
        className={styles.toast}
        data-variant={variant}
      >
        <Drawn onDrawn={onDrawn} onRemove={returnFocus}>
          {ToastIcon && <ToastIcon className={styles.icon} />}
          <div className={styles.body}>
            {/* Radix announces new toasts only. This announces a toast that is updated. */}
            <div aria-live="polite" aria-atomic>
              {title && <Toast.Title className={styles.title}>{title}</Toast.Title>}
              <Toast.Description className={title ? styles.muted : undefined}>
                {description}
              </Toast.Description>
            </div>
            {action && (
              <Toast.Action asChild altText={action.label}>
                <Button variant="outline" size="xs" onClick={action.onSelect}>
                  {action.label}
                </Button>
              </Toast.Action>
            )}
          </div>
          <Toast.Close asChild>
            <Button
              variant="plain"
              size="xs"
              className={styles.close}
              icon={<IconClose size={16} />}
              aria-label={closeLabel}
            />
          </Toast.Close>
        </Drawn>
      </Toast.Root>
      <Toast.Viewport label={`${label} ({hotkey})`} className={styles.viewport} data-placement={placement} />
    </Toast.Provider>,
    host,
  );
}

/** Calls `onDrawn` when the toast appears. When its last animation has ended, calls `onRemove` and `onDrawn`. */
function Drawn({
  onDrawn,
  onRemove,
  children,
}: {
  onDrawn: (drawn: boolean) => void;
  onRemove: () => void;
  children: ReactNode;
}) {
  useLayoutEffect(() => {
    onDrawn(true);
    return () => {
      onRemove();
      onDrawn(false);
    };
  }, [onDrawn, onRemove]);
  return children;
}

/**
 * Whether the toast appeared while the window had no focus, and the window has had none since. Radix notices only when
 * the window loses the focus.
 */
function useUnseen(): boolean {
  const [unseen, setUnseen] = useState(() => !document.hasFocus());
  useEffect(() => {
    const see = () => setUnseen(false);
    window.addEventListener('focus', see);
    return () => window.removeEventListener('focus', see);
  }, []);
  return unseen;
}

/**
 * Keeps the timer paused if the window gets the focus back while the pointer rests on the toast. Radix starts the timer
 * then, and only a move of the pointer pauses it.
 */
function useStayPaused(host: HTMLElement): void {
  useEffect(() => {
    const touch = () => {
      const used = host.querySelector('li:hover, li:focus-within');
      // In a timeout, so that it runs after the listener of Radix, in whichever order the two are called.
      if (used) setTimeout(() => used.dispatchEvent(new Event('pointermove', { bubbles: true })));
    };
    window.addEventListener('focus', touch);
    return () => window.removeEventListener('focus', touch);
  }, [host]);
}

/** Answers a function that moves the focus back to where it was before it came into `host`, if it is still in there. */
function useReturnFocus(host: HTMLElement): () => void {
  const before = useRef<HTMLElement | null>(null);
  useEffect(() => {
    const remember = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof HTMLElement && !host.contains(relatedTarget))
        before.current = relatedTarget;
    };
    host.addEventListener('focusin', remember);
    return () => host.removeEventListener('focusin', remember);
  }, [host]);
  const [returnFocus] = useState(() => () => {
    // In a microtask, because React restores the focus while it removes elements.
    if (host.contains(document.activeElement)) queueMicrotask(() => before.current?.focus());
  });
  return returnFocus;
}
