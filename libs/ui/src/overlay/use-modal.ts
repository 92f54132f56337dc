import { useLayoutEffect, useRef, useState, type MouseEvent, type SyntheticEvent } from 'react';

interface ModalOptions {
  open: boolean;
  onClose: () => void;
  /** How long the closing animation takes, in ms. */
  closeMs: number;
  /** Whether a press beside the panel asks to close it. */
  closesBeside: boolean;
}

/** Selects the controls that can be used by keyboard. */
export const CONTROLS = 'a[href], button, input, select, textarea';

/**
 * Moves the focus to the first control. Browsers start on a content that scrolls, because it can take the focus itself.
 */
function startOnControl(dialog: HTMLDialogElement) {
  for (const control of dialog.querySelectorAll<HTMLElement>(`:focus :is(${CONTROLS})`)) {
    control.focus();
    if (document.activeElement === control) return;
  }
}

/**
 * Moves the focus from the first radio button of a group to the chosen one, which Tab would reach. Browsers start on
 * the first.
 */
function startOnChosen(dialog: HTMLDialogElement) {
  const first = document.activeElement;
  if (!(first instanceof HTMLInputElement) || first.type !== 'radio') return;
  const chosen = dialog.querySelectorAll<HTMLInputElement>(':checked');
  [...chosen].find(({ name }) => name === first.name)?.focus();
}

/** Closes it. The browser gives the focus back to what opened it; if that is gone, the heading of the page gets it. */
function close(dialog: HTMLDialogElement, opener: Element | null) {
  if (!dialog.open) return;
  dialog.close();
  if (opener?.isConnected === false) document.querySelector('h1')?.focus({ preventScroll: true });
}

/**
 * Controls a browser's `<dialog>`. The focus stays inside, and returns to where it was after closing. Escape, or a
 * press beside the panel, asks to close. The element stays until its closing animation has ended.
 */
export function useModal({ open, onClose, closeMs, closesBeside }: ModalOptions) {
  const ref = useRef<HTMLDialogElement>(null);
  const opener = useRef<Element>(null);
  const [mounted, setMounted] = useState(open);
  const [closedByBrowser, setClosedByBrowser] = useState(0);
  const [pressedBeside, setPressedBeside] = useState(false);
  if (open && !mounted) setMounted(true);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    if (open) {
      if (!dialog.open) {
        opener.current = document.activeElement;
        dialog.showModal();
        startOnControl(dialog);
        startOnChosen(dialog);
      }
      return;
    }
    const timer = setTimeout(() => {
      close(dialog, opener.current);
      setMounted(false);
    }, closeMs);
    return () => clearTimeout(timer);
  }, [open, mounted, closeMs, closedByBrowser]);

  useLayoutEffect(() => {
    const dialog = ref.current;
    // If the component is removed while the dialog is open, only close() returns the focus.
    return () => void (dialog && close(dialog, opener.current));
  }, [mounted]);

  const ofDialog = (event: SyntheticEvent) => event.target === event.currentTarget;
  return {
    mounted,
    dialogProps: {
      ref,
      'data-closing': !open || undefined,
      onCancel: (event: SyntheticEvent) => {
        // The cancel event of a file input bubbles up to here, too.
        if (!ofDialog(event)) return;
        event.preventDefault();
        if (open) onClose();
      },
      onClose: (event: SyntheticEvent) => {
        if (!ofDialog(event) || !open) return;
        // On a second Escape, the browser closes the dialog without asking. If the caller keeps it open, it is shown
        // again.
        setClosedByBrowser((times) => times + 1);
        onClose();
      },
      onMouseDown: (event: MouseEvent) => setPressedBeside(ofDialog(event)),
      onClick: (event: MouseEvent) => {
        if (closesBeside && pressedBeside && ofDialog(event)) onClose();
      },
    },
  };
}
