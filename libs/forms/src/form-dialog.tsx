import { useTranslation } from '@ringtag/i18n';
import { Button, Dialog, Stack } from '@ringtag/ui';
import { useId, type ReactNode } from 'react';
import { FailureAlert } from './failure-alert';

/** Whether a dialog is open, and what closes it. */
export interface DialogState {
  open: boolean;
  onClose: () => void;
}

interface FormDialogProps extends DialogState {
  title: ReactNode;
  submitLabel: string;
  /** Announced while the call runs. */
  workingLabel: string;
  /** The call that the form makes. Its failure is shown above the form, and is reset when the dialog closes. */
  call: { isPending: boolean; error: unknown; reset: () => void };
  errorTitle: string;
  /** The dialog cannot be closed while the call runs, so that the person sees its answer. */
  waits?: boolean;
  /** Draws the form, which must have this id, because the submit button refers to it. */
  children: (formId: string) => ReactNode;
}

/** A form in a dialog, with its failure above it, and cancel and submit below it. */
export function FormDialog(props: FormDialogProps) {
  const { open, onClose, title, submitLabel, workingLabel } = props;
  const { call, errorTitle, waits, children } = props;
  const { t } = useTranslation('common');
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
      closeLabel={t('close')}
      actions={
        <>
          <Button variant="outline" onClick={close}>
            {t('cancel')}
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
