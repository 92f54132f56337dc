import { useErrorText, useTranslation } from '@ringtag/i18n';
import { Alert, Button, Dialog, showToast, Stack } from '@ringtag/ui';
import { useDeleteMessage } from './delete-message.queries';

interface DeleteMessageDialogProps {
  messageId: string;
  open: boolean;
  onClose: () => void;
  onDeleted: () => void;
}

export function DeleteMessageDialog({ messageId, open, onClose, onDeleted }: DeleteMessageDialogProps) {
  const { t } = useTranslation('dashboard');
  const errorText = useErrorText();
  const remove = useDeleteMessage();
  const close = () => {
    onClose();
    remove.reset();
  };
  const confirm = () =>
    remove.mutate(messageId, {
      onSuccess: () => {
        showToast({ variant: 'success', description: t('message.deleted') });
        onDeleted();
      },
    });
  return (
    <Dialog
      open={open}
      onClose={close}
      title={t('message.deleteTitle')}
      closeLabel={t('close')}
      dismissible={false}
      actions={
        <>
          <Button variant="outline" onClick={close}>
            {t('cancel')}
          </Button>
          <Button
            variant="danger"
            loading={remove.isPending}
            loadingLabel={t('message.deleting')}
            onClick={confirm}
          >
            {t('message.delete')}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        {remove.isError && <Alert tone="danger">{errorText(remove.error)}</Alert>}
        <p>{t('message.deleteText')}</p>
      </Stack>
    </Dialog>
  );
}
