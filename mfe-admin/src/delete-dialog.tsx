import { useErrorText, useTranslation } from '@ringtag/i18n';
import { Alert, Button, Dialog, Stack } from '@ringtag/ui';
import type { UseMutationResult } from '@ringtag/vendor-query';

interface DeleteDialogProps {
  title: string;
  text: string;
  open: boolean;
  onClose: () => void;
  remove: Pick<UseMutationResult<unknown, Error, void>, 'mutate' | 'isPending' | 'error' | 'reset'>;
  onDeleted: () => void;
}

/** Asked before something is deleted for good; says why it cannot be. */
export function DeleteDialog({ title, text, open, onClose, remove, onDeleted }: DeleteDialogProps) {
  const { t } = useTranslation('admin');
  const errorText = useErrorText();
  const close = () => {
    onClose();
    remove.reset();
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      title={title}
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
            loadingLabel={t('deleting')}
            onClick={() => remove.mutate(undefined, { onSuccess: onDeleted })}
          >
            {t('delete')}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <p>{text}</p>
        {remove.error && <Alert tone="danger">{errorText(remove.error)}</Alert>}
      </Stack>
    </Dialog>
  );
}
