import { useId, useLayoutEffect, useRef, useState, type ReactNode, type SyntheticEvent } from 'react';
import { Button } from '../lite/button';
import { IconClose } from '../lite/icons';
import styles from './dialog.module.css';

/** Length of the closing animation in ms (specification 9); dialog.module.css plays it. */
export const DIALOG_CLOSE_MS = 150;

export interface DialogProps {
  open: boolean;
  /** Asked to close: by Escape, the close button or a press beside the dialog. */
  onClose: () => void;
  title: ReactNode;
  closeLabel: string;
  /** Buttons of the footer, the main one last. */
  actions?: ReactNode;
  /** False for a question that needs an answer: no close button, and a press beside it does nothing. Escape still asks to close. */
  dismissible?: boolean;
  children?: ReactNode;
}

/**
 * A modal dialog on the platform's own `<dialog>`: focus stays inside and returns to where it was.
 * Focus starts on the first control of the content.
 */
export function Dialog({
  open,
  onClose,
  title,
  closeLabel,
  actions,
  dismissible = true,
  children,
}: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const pressedBeside = useRef(false);
  const titleId = useId();
  // The content stays while the closing animation plays.
  const [mounted, setMounted] = useState(open);
  if (open && !mounted) setMounted(true);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || !mounted) return;
    if (open) {
      if (!dialog.open) dialog.showModal();
      return;
    }
    const timer = setTimeout(() => {
      dialog.close();
      setMounted(false);
    }, DIALOG_CLOSE_MS);
    return () => clearTimeout(timer);
  }, [open, mounted]);

  useLayoutEffect(() => {
    const dialog = ref.current;
    // Leaving the page while open: only close() gives the focus back.
    return () => dialog?.close();
  }, [mounted]);

  if (!mounted) return null;

  const cancel = (event: SyntheticEvent) => {
    // A file input's cancel event bubbles up here too.
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    if (open) onClose();
  };

  return (
    <dialog
      ref={ref}
      className={styles.dialog}
      data-closing={!open || undefined}
      aria-labelledby={titleId}
      onCancel={cancel}
      onClose={(event) => event.target === event.currentTarget && open && onClose()}
      onMouseDown={(event) => (pressedBeside.current = event.target === event.currentTarget)}
      onClick={(event) => {
        if (dismissible && pressedBeside.current && event.target === event.currentTarget) onClose();
      }}
    >
      <div className={styles.panel}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <div className={styles.content}>{children}</div>
        {actions && <div className={styles.actions}>{actions}</div>}
        {dismissible && (
          <span className={styles.close}>
            <Button
              variant="plain"
              size="sm"
              icon={<IconClose />}
              aria-label={closeLabel}
              onClick={onClose}
            />
          </span>
        )}
      </div>
    </dialog>
  );
}
