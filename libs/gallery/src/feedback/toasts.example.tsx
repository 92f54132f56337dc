import { useTranslation } from '@ringtag/i18n';
import { Button, Dialog, Inline, showToast, showUploadFailure, updateToast } from '@ringtag/ui';
import { useState } from 'react';

export default function ToastsExample() {
  const { t } = useTranslation('gallery');
  const [open, setOpen] = useState(false);
  const showSaved = () => showToast({ variant: 'success', description: t('feedback.toast.saved') });
  const undo = {
    label: t('feedback.toast.undo'),
    onSelect: () => showToast({ description: t('feedback.toast.restored') }),
  };
  const send = () => {
    const id = showToast({ description: t('feedback.toast.sending'), duration: Infinity });
    const sent = { variant: 'success', description: t('feedback.toast.sent'), duration: 5000 } as const;
    setTimeout(() => updateToast(id, sent), 1500);
  };
  const toasts = [
    [
      t('feedback.toast.default'),
      () => showToast({ title: t('feedback.toast.title'), description: t('feedback.toast.text') }),
    ],
    [t('feedback.toast.success'), showSaved],
    [
      t('feedback.toast.error'),
      () =>
        showToast({
          variant: 'error',
          title: t('feedback.toast.failed'),
          description: t('feedback.toast.failedText'),
        }),
    ],
    [
      t('feedback.toast.action'),
      () => showToast({ description: t('feedback.toast.archived'), action: undo }),
    ],
    [t('feedback.toast.update'), send],
    [t('feedback.toast.upload'), () => showUploadFailure(t('feedback.toast.uploadFailed'))],
    [t('feedback.toast.aboveDialog'), () => setOpen(true)],
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
        title={t('feedback.toast.dialog')}
        closeLabel={t('feedback.close')}
        actions={<Button onClick={showSaved}>{t('feedback.toast.success')}</Button>}
      >
        {t('feedback.toast.dialogText')}
      </Dialog>
    </Inline>
  );
}
