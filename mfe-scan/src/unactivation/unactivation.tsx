import { useTranslation } from '@ringtag/i18n';
import { SIGN_IN_PATH } from '@ringtag/session';
import { Button, ButtonLink } from '@ringtag/ui/lite';
import { Link } from '@ringtag/vendor-router';
import { lazy, Suspense, useState } from 'react';
import { scanPath } from '../layout/scan-path';
import type { Scan } from '../scan/scan.queries';

const Dialogs = lazy(async () => (await import('./unactivation-dialogs')).loadWithTexts());

interface UnactivationProps {
  scan: Scan;
  /** The code was given up, or the request was sent: the scan has to be asked for again. */
  onDone: (done: 'unactivated' | 'requested') => Promise<unknown>;
}

/** In the footer of an activated code: its owner gives it up, others may ask for that (specification 2). */
export function Unactivation({ scan: { code, viewer }, onDone }: UnactivationProps) {
  const { t } = useTranslation('scan');
  const [wanted, setWanted] = useState(false);
  const [open, setOpen] = useState(false);

  if (viewer.unactivationRequested) return <p role="status">{t('footer.unactivationRequested')}</p>;
  if (!viewer.signedIn) {
    const back = encodeURIComponent(scanPath(code.alias));
    return (
      <ButtonLink as={Link} to={`${SIGN_IN_PATH}?returnUrl=${back}`} variant="plain">
        {t('footer.requestUnactivation')}
      </ButtonLink>
    );
  }
  return (
    <>
      <Button
        variant="plain"
        onClick={() => {
          setWanted(true);
          setOpen(true);
        }}
      >
        {t(viewer.isOwner ? 'footer.unactivate' : 'footer.requestUnactivation')}
      </Button>
      {wanted && (
        <Suspense fallback={null}>
          <Dialogs
            isOwner={viewer.isOwner}
            alias={code.alias}
            label={code.label}
            open={open}
            onClose={() => setOpen(false)}
            onDone={onDone}
          />
        </Suspense>
      )}
    </>
  );
}
