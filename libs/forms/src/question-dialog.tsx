import { ConfirmDialog, type ConfirmDialogProps } from '@ringtag/ui';
import { FailureAlert } from './failure-alert';

interface QuestionDialogProps extends Omit<ConfirmDialogProps, 'failure'> {
  /** What failed, above why. */
  errorTitle: string;
}

/** Asks before something is done, and tells of its failure as every form does. */
export function QuestionDialog({ errorTitle, ...props }: QuestionDialogProps) {
  return (
    <ConfirmDialog
      {...props}
      failure={(error) => <FailureAlert title={errorTitle} error={error ?? true} />}
    />
  );
}
