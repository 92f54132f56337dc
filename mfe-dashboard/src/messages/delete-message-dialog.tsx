import { QuestionDialog } from '@ringtag/forms';
import { useTranslation } from '@ringtag/i18n';
import { showToast } from '@ringtag/ui';
import { useDeleteMessage } from './messages.queries';

interface DeleteMessageDialogProps {
  messageId: string;
  open: boolean;
  onClose: () => void;
  onDeleted: () => void;
}

export function DeleteMessageDialog({ messageId, open, onClose, onDeleted }: DeleteMessageDialogProps) {
  const { t } = useTranslation('dashboard');
  const remove = useDeleteMessage();
  return (
    <QuestionDialog
      danger
      open={open}
      onClose={onClose}
      title={t('message.deleteTitle')}
      confirmLabel={t('message.delete')}
      workingLabel={t('message.deleting')}
      cancelLabel={t('cancel')}
      errorTitle={t('message.deleteFailed')}
      onConfirm={async () => {
        await remove.mutateAsync(messageId);
        showToast({ variant: 'success', description: t('message.deleted') });
        onDeleted();
      }}
    >
      {t('message.deleteText')}
    </QuestionDialog>
  );
}
