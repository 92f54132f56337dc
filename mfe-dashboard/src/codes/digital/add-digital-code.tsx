import { lazyWithTexts, useTranslation } from '@ringtag/i18n';
import { Button, IconPlus } from '@ringtag/ui';
import { Suspense, useState } from 'react';

const Dialog = lazyWithTexts(['newCode', 'states'], () => import('./dialog/digital-code-dialog'));

/** The button that makes a code without a sticker, and its dialog. */
export function AddDigitalCode({ variant }: { variant?: 'outline' }) {
  const { t } = useTranslation('dashboard');
  // Undefined until the dialog is opened for the first time. Only then is it loaded.
  const [open, setOpen] = useState<boolean>();
  return (
    <>
      <Button {...(variant && { variant })} icon={<IconPlus />} onClick={() => setOpen(true)}>
        {t('digital.add')}
      </Button>
      {open !== undefined && (
        <Suspense fallback={null}>
          <Dialog open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
