import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '../lite/button';
import { Stack } from '../lite/layout';
import { Dialog } from './dialog';

export interface ConfirmDialogProps {
  open: boolean;
  /** Called when the dialog should close: after it was cancelled, or after `onConfirm` succeeded. */
  onClose: () => void;
  title: ReactNode;
  /** Says what will happen. */
  children: ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  /** Announced while `onConfirm` runs, such as "Deleting…". */
  workingLabel?: string;
  /** For actions that cannot be undone: the confirm button is red, and the focus starts on cancel. */
  danger?: boolean;
  /** The dialog waits for its promise. If it fails, the dialog stays and shows the failure. */
  onConfirm: () => unknown;
  failure: (error: unknown) => ReactNode;
}

/** Asks before an action, runs it, and shows its failure. */
export function ConfirmDialog({
  open,
  onClose,
  title,
  children,
  confirmLabel,
  cancelLabel,
  workingLabel,
  danger,
  onConfirm,
  failure,
}: ConfirmDialogProps) {
  const cancelButton = useRef<HTMLButtonElement>(null);
  const confirmButton = useRef<HTMLButtonElement>(null);
  const { working, error, confirm } = useConfirm(open, onConfirm, onClose);
  useEffect(() => {
    if (open) (danger ? cancelButton : confirmButton).current?.focus();
  }, [open, danger]);

  const cancel = () => {
    if (!working) onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={cancel}
      title={title}
      closeLabel={cancelLabel}
      dismissible={false}
      actions={
        <>
          <Button ref={cancelButton} variant="outline" disabled={working} onClick={cancel}>
            {cancelLabel}
          </Button>
          <Button
            ref={confirmButton}
            variant={danger ? 'danger' : 'solid'}
            loading={working}
            loadingLabel={workingLabel}
            onClick={() => void confirm()}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <div>{children}</div>
        {error !== undefined && failure(error)}
      </Stack>
    </Dialog>
  );
}

function useConfirm(open: boolean, onConfirm: () => unknown, onClose: () => void) {
  const [working, setWorking] = useState(false);
  const [error, setError] = useState<unknown>();
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    // The error stays visible during the closing animation, and is removed when the dialog opens again.
    if (open) setError(undefined);
  }
  const confirm = async () => {
    setWorking(true);
    setError(undefined);
    try {
      await onConfirm();
      onClose();
    } catch (failure) {
      setError(failure ?? null);
    } finally {
      setWorking(false);
    }
  };
  return { working, error, confirm };
}
