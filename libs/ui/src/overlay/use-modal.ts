import { useLayoutEffect, useRef, useState, type MouseEvent, type SyntheticEvent } from 'react';

interface ModalOptions {
  open: boolean;
  onClose: () => void;
  /** Length of the closing animation in ms. */
  closeMs: number;
  /** Whether a press beside the panel asks to close. */
  closesBeside: boolean;
}

/** What the keyboard works in a content. */
export const CONTROLS = 'a[href], button, input, select, textarea';

/** A content that scrolls can take the focus itself, and browsers start there: the first control in it goes before. */
function startOnControl(dialog: HTMLDialogElement) {
  for (const control of dialog.querySelectorAll<HTMLElement>(`:focus :is(${CONTROLS})`)) {
    control.focus();
    if (document.activeElement === control) return;
  }
}

/** Of radio buttons, Tab reaches the chosen one, and so does opening, where browsers start on the first. */
function startOnChosen(dialog: HTMLDialogElement) {
  const first = document.activeElement;
  if (!(first instanceof HTMLInputElement) || first.type !== 'radio') return;
  const chosen = dialog.querySelectorAll<HTMLInputElement>(':checked');
  [...chosen].find(({ name }) => name === first.name)?.focus();
}

/**
 * Drives a platform `<dialog>`: focus stays inside and returns to where it was, Escape and a press beside the panel ask
 * to close, and the element stays until its closing animation has played.
 */
export function useModal({ open, onClose, closeMs, closesBeside }: ModalOptions) {
  const ref = useRef<HTMLDialogElement>(null);
  const [element, setElement] = useState<HTMLDialogElement>();
  const [mounted, setMounted] = useState(open);
  const [closedByBrowser, setClosedByBrowser] = useState(0);
  const [pressedBeside, setPressedBeside] = useState(false);
  if (open && !mounted) setMounted(true);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    if (open) {
      if (!dialog.open) {
        dialog.showModal();
        startOnControl(dialog);
        startOnChosen(dialog);
      }
      return;
    }
    const timer = setTimeout(() => {
      dialog.close();
      setMounted(false);
    }, closeMs);
    return () => clearTimeout(timer);
  }, [open, mounted, closeMs, closedByBrowser]);

  useLayoutEffect(() => {
    const dialog = ref.current;
    setElement(dialog ?? undefined);
    // Leaving the page while open: only close() gives the focus back.
    return () => dialog?.close();
  }, [mounted]);

  const ofDialog = (event: SyntheticEvent) => event.target === event.currentTarget;
  return {
    mounted,
    element,
    dialogProps: {
      ref,
      'data-closing': !open || undefined,
      onCancel: (event: SyntheticEvent) => {
        // A file input's cancel event bubbles up here too.
        if (!ofDialog(event)) return;
        event.preventDefault();
        if (open) onClose();
      },
      onClose: (event: SyntheticEvent) => {
        if (!ofDialog(event) || !open) return;
        // A second Escape closes without asking; who does not agree is shown again.
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
