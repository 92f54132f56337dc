import { useTranslation } from '@ringtag/i18n';
import { ConfirmDialog, type ConfirmDialogProps } from '@ringtag/ui';
import { FailureAlert } from './failure-alert';

interface QuestionDialogProps extends Omit<ConfirmDialogProps, 'failure' | 'cancelLabel'> {
  /** Where “Cancel” could be taken for the action itself. */
  cancelLabel?: string;
  /** What failed; stands above the reason. */
  errorTitle: string;
}

/** Asks before an action, and shows its failure like all forms do. */
export function QuestionDialog({ errorTitle, ...props }: QuestionDialogProps) {
  const { t } = useTranslation('common');
  return (
    <ConfirmDialog
      cancelLabel={t('cancel')}
      {...props}
      failure={(error) => <FailureAlert title={errorTitle} error={error ?? true} />}
    />
  );
}
