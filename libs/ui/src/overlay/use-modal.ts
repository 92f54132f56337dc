import { useLayoutEffect, useState, type MouseEvent, type SyntheticEvent } from 'react';

interface ModalOptions {
  open: boolean;
  onClose: () => void;
  /** Length of the closing animation in ms. */
  closeMs: number;
  /** Whether a press beside the panel asks to close. */
  closesBeside: boolean;
}

/**
 * Drives a platform `<dialog>`: focus stays inside and returns to where it was, Escape and a press beside the panel ask
 * to close, and the element stays until its closing animation has played.
 */
export function useModal({ open, onClose, closeMs, closesBeside }: ModalOptions) {
  const [element, setElement] = useState<HTMLDialogElement | null>(null);
  const [mounted, setMounted] = useState(open);
  const [closedByBrowser, setClosedByBrowser] = useState(0);
  const [pressedBeside, setPressedBeside] = useState(false);
  if (open && !mounted) setMounted(true);

  useLayoutEffect(() => {
    if (!element) return;
    if (open) {
      if (!element.open) element.showModal();
      return;
    }
    const timer = setTimeout(() => {
      element.close();
      setMounted(false);
    }, closeMs);
    return () => clearTimeout(timer);
  }, [open, element, closeMs, closedByBrowser]);

  // Leaving the page while open: only close() gives the focus back.
  useLayoutEffect(() => () => element?.close(), [element]);

  const ofDialog = (event: SyntheticEvent) => event.target === event.currentTarget;
  return {
    mounted,
    element: element ?? undefined,
    dialogProps: {
      ref: setElement,
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
