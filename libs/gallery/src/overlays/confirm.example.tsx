import { useTranslation } from '@ringtag/i18n';
import { Alert, Button, ConfirmDialog, Inline } from '@ringtag/ui';
import { useState } from 'react';

export default function ConfirmExample() {
  const { t } = useTranslation('gallery');
  const [open, setOpen] = useState<'resume' | 'delete'>();
  const close = () => setOpen(undefined);
  return (
    <Inline>
      <Button variant="outline" onClick={() => setOpen('resume')}>
        {t('overlays.confirm.resume')}
      </Button>
      <Button variant="danger" onClick={() => setOpen('delete')}>
        {t('overlays.confirm.delete')}
      </Button>
      <ConfirmDialog
        open={open === 'resume'}
        onClose={close}
        title={t('overlays.confirm.resumeTitle')}
        confirmLabel={t('overlays.confirm.resume')}
        cancelLabel={t('overlays.cancel')}
        onConfirm={() => undefined}
        failure={() => <Alert tone="danger">{t('overlays.confirm.failed')}</Alert>}
      >
        {t('overlays.confirm.resumeText')}
      </ConfirmDialog>
      <ConfirmDialog
        danger
        open={open === 'delete'}
        onClose={close}
        title={t('overlays.confirm.deleteTitle')}
        confirmLabel={t('overlays.confirm.delete')}
        cancelLabel={t('overlays.cancel')}
        workingLabel={t('overlays.confirm.deleting')}
        onConfirm={failAfterASecond}
        failure={() => (
          <Alert tone="danger" title={t('overlays.confirm.failed')}>
            {t('overlays.confirm.again')}
          </Alert>
        )}
      >
        {t('overlays.confirm.deleteText')}
      </ConfirmDialog>
    </Inline>
  );
}

const failAfterASecond = () => new Promise((_resolve, reject) => setTimeout(reject, 1000));
