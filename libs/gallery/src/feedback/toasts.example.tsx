import { useTranslation } from '@ringtag/i18n';
import { Button, Dialog, Inline, showToast, updateToast } from '@ringtag/ui';
import { useState } from 'react';

export default function ToastsExample() {
  const { t } = useTranslation('galleryFeedback');
  const [open, setOpen] = useState(false);
  const showSaved = () => showToast({ variant: 'success', description: t('toast.saved') });
  const send = () => {
    const id = showToast({ description: t('toast.sending'), duration: Infinity });
    setTimeout(
      () => updateToast(id, { variant: 'success', description: t('toast.sent'), duration: 5000 }),
      1500,
    );
  };
  return (
    <Inline gap={3}>
      <Button
        variant="outline"
        onClick={() => showToast({ title: t('toast.title'), description: t('toast.text') })}
      >
        {t('toast.default')}
      </Button>
      <Button variant="outline" onClick={showSaved}>
        {t('toast.success')}
      </Button>
      <Button
        variant="outline"
        onClick={() =>
          showToast({ variant: 'error', title: t('toast.failed'), description: t('toast.failedText') })
        }
      >
        {t('toast.error')}
      </Button>
      <Button
        variant="outline"
        onClick={() =>
          showToast({
            description: t('toast.archived'),
            action: {
              label: t('toast.undo'),
              onSelect: () => showToast({ description: t('toast.restored') }),
            },
          })
        }
      >
        {t('toast.action')}
      </Button>
      <Button variant="outline" onClick={send}>
        {t('toast.update')}
      </Button>
      <Button
        variant="outline"
        onClick={() =>
          showToast({
            variant: 'error',
            description: t('toast.uploadFailed'),
            placement: 'top-center',
            duration: 2000,
          })
        }
      >
        {t('toast.upload')}
      </Button>
      <Button variant="outline" onClick={() => setOpen(true)}>
        {t('toast.aboveDialog')}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={t('toast.dialog')}
        closeLabel={t('close')}
        actions={<Button onClick={showSaved}>{t('toast.success')}</Button>}
      >
        {t('toast.dialogText')}
      </Dialog>
    </Inline>
  );
}
