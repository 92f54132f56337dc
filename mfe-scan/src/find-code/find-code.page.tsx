import { CameraIcon, FooterLinks } from '@ringtag/card';
import { ABOUT_PATH, HELP_PATH } from '@ringtag/contracts';
import { lazyWithTexts, useTranslation } from '@ringtag/i18n';
import { Button, Spinner } from '@ringtag/ui/lite';
import { useLocation } from '@ringtag/vendor/router';
import { type FormEvent, Suspense, useEffect, useRef, useState } from 'react';
import { PageCard } from '../layout/page-card';
import { ScanLayout } from '../layout/scan-layout';
import { AliasForm } from './alias-form';

const CameraScanner = lazyWithTexts(['camera'], () => import('../camera/camera-scanner'));

/** Where a code is typed, or read with the camera. */
export default function FindCodePage() {
  const { t } = useTranslation('states');
  return (
    <ScanLayout
      path="/scan"
      actions={
        <FooterLinks>
          <a href={ABOUT_PATH}>{t('findCode.about')}</a>
          <a href={HELP_PATH}>{t('help')}</a>
        </FooterLinks>
      }
    >
      <PageCard title={t('findCode.title')}>
        <Camera />
        <p>{t('findCode.text')}</p>
        <AliasForm />
      </PageCard>
    </ScanLayout>
  );
}

/** A form, as in the drawing of the server: pressed before the application runs, it opens this page with the camera. */
function Camera() {
  const { t } = useTranslation(['states', 'common']);
  const { search } = useLocation();
  const [isOpen, setOpen] = useState(() => new URLSearchParams(search).has('camera'));
  const button = useRef<HTMLButtonElement>(null);
  const [isClosed, setClosed] = useState(false);
  useEffect(() => {
    if (isClosed) button.current?.focus();
  }, [isClosed]);
  const open = (event: FormEvent) => {
    event.preventDefault();
    setOpen(true);
    setClosed(false);
  };
  const close = () => {
    setOpen(false);
    setClosed(true);
  };
  if (isOpen)
    return (
      <Suspense fallback={<Spinner block label={t('common:loading')} />}>
        <CameraScanner onClose={close} />
      </Suspense>
    );
  return (
    <form onSubmit={open} noValidate>
      <Button ref={button} type="submit" block icon={<CameraIcon />}>
        {t('findCode.camera')}
      </Button>
    </form>
  );
}
