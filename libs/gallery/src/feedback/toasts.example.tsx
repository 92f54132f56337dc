import { useTranslation } from '@ringtag/i18n';
import { Button, Dialog, Inline, showToast, showUploadFailure, updateToast } from '@ringtag/ui';
import { useState } from 'react';

export default function ToastsExample() {
  const { t } = useTranslation('gallery', { keyPrefix: 'feedback' });
  const [open, setOpen] = useState(false);
  const showSaved = () => showToast({ variant: 'success', description: t('toast.saved') });
  const undo = {
    label: t('toast.undo'),
    onSelect: () => showToast({ description: t('toast.restored') }),
  };
  const send = () => {
    const id = showToast({ description: t('toast.sending'), duration: Infinity });
    const sent = { variant: 'success', description: t('toast.sent'), duration: 5000 } as const;
    setTimeout(() => updateToast(id, sent), 1500);
  };
  const toasts = [
    [t('toast.default'), () => showToast({ title: t('toast.title'), description: t('toast.text') })],
    [t('toast.success'), showSaved],
    [
      t('toast.error'),
      () =>
        showToast({
          variant: 'error',
          title: t('toast.failed'),
          description: t('toast.failedText'),
        }),
    ],
    [t('toast.action'), () => showToast({ description: t('toast.archived'), action: undo })],
    [t('toast.update'), send],
    [t('toast.upload'), () => showUploadFailure(t('toast.uploadFailed'))],
    [t('toast.aboveDialog'), () => setOpen(true)],
  ] as const;
  return (
    <Inline>
      {toasts.map(([label, show]) => (
        <Button key={label} variant="outline" onClick={show}>
          {label}
        </Button>
      ))}
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
