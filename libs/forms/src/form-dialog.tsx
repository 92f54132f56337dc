import { Button, Dialog, Stack } from '@ringtag/ui';
import { useId, type ReactNode } from 'react';
import { FailureAlert } from './failure-alert';

interface FormDialogProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  closeLabel: string;
  cancelLabel: string;
  submitLabel: string;
  /** Announced while the call is under way. */
  workingLabel: string;
  /** What the form calls: its failure is shown above the form, and forgotten with the dialog. */
  call: { isPending: boolean; error: unknown; reset: () => void };
  errorTitle: string;
  /** Cannot be closed while the call is under way: its answer must not be missed. */
  waits?: boolean;
  /** The form, whose id the button names. */
  children: (formId: string) => ReactNode;
}

/** A form in a dialog: cancel and submit below it, its failure above. */
export function FormDialog(props: FormDialogProps) {
  const { open, onClose, title, closeLabel, cancelLabel, submitLabel, workingLabel } = props;
  const { call, errorTitle, waits, children } = props;
  const formId = useId();
  const close = () => {
    if (waits && call.isPending) return;
    onClose();
    call.reset();
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      title={title}
      closeLabel={closeLabel}
      actions={
        <>
          <Button variant="outline" onClick={close}>
            {cancelLabel}
          </Button>
          <Button type="submit" form={formId} loading={call.isPending} loadingLabel={workingLabel}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <FailureAlert title={errorTitle} error={call.error} />
        {children(formId)}
      </Stack>
    </Dialog>
  );
}
