import { useTranslation } from '@ringtag/i18n';
import { Alert, Button, ConfirmDialog, Inline } from '@ringtag/ui';
import { useState } from 'react';

export default function ConfirmExample() {
  const { t } = useTranslation('gallery', { keyPrefix: 'overlays' });
  const [open, setOpen] = useState<'resume' | 'delete'>();
  const close = () => setOpen(undefined);
  return (
    <Inline>
      <Button variant="outline" onClick={() => setOpen('resume')}>
        {t('confirm.resume')}
      </Button>
      <Button variant="danger" onClick={() => setOpen('delete')}>
        {t('confirm.delete')}
      </Button>
      <ConfirmDialog
        open={open === 'resume'}
        onClose={close}
        title={t('confirm.resumeTitle')}
        confirmLabel={t('confirm.resume')}
        cancelLabel={t('cancel')}
        onConfirm={() => undefined}
        failure={() => <Alert tone="danger">{t('confirm.failed')}</Alert>}
      >
        {t('confirm.resumeText')}
      </ConfirmDialog>
      <ConfirmDialog
        danger
        open={open === 'delete'}
        onClose={close}
        title={t('confirm.deleteTitle')}
        confirmLabel={t('confirm.delete')}
        cancelLabel={t('cancel')}
        workingLabel={t('confirm.deleting')}
        onConfirm={failAfterASecond}
        failure={() => (
          <Alert tone="danger" title={t('confirm.failed')}>
            {t('confirm.again')}
          </Alert>
        )}
      >
        {t('confirm.deleteText')}
      </ConfirmDialog>
    </Inline>
  );
}

const failAfterASecond = () => new Promise((_resolve, reject) => setTimeout(reject, 1000));
