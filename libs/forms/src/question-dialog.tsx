import { ConfirmDialog, type ConfirmDialogProps } from '@ringtag/ui';
import { FailureAlert } from './failure-alert';

interface QuestionDialogProps extends Omit<ConfirmDialogProps, 'failure'> {
  /** What failed; stands above the reason. */
  errorTitle: string;
}

/** Asks before an action, and shows its failure like all forms do. */
export function QuestionDialog({ errorTitle, ...props }: QuestionDialogProps) {
  return (
    <ConfirmDialog
      {...props}
      failure={(error) => <FailureAlert title={errorTitle} error={error ?? true} />}
    />
  );
}
