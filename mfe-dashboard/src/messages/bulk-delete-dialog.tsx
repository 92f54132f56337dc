import { type DialogState, QuestionDialog } from '@ringtag/forms';
import { useTranslation } from '@ringtag/i18n';

interface BulkDeleteDialogProps extends DialogState {
  count: number;
  onConfirm: () => Promise<unknown>;
}

/** Asks before messages are deleted, and says how many. Deleting cannot be undone. */
export function BulkDeleteDialog({ open, count, onClose, onConfirm }: BulkDeleteDialogProps) {
  const { t } = useTranslation('dashboard');
  return (
    <QuestionDialog
      open={open}
      onClose={onClose}
      danger
      title={t('messages.bulk.deleteTitle', { count })}
      confirmLabel={t('message.delete')}
      workingLabel={t('message.deleting')}
      errorTitle={t('messages.bulk.deleteFailed')}
      onConfirm={onConfirm}
    >
      {t('messages.bulk.deleteText')}
    </QuestionDialog>
  );
}
