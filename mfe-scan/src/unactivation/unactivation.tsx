import { useTranslation } from '@ringtag/i18n';
import { SIGN_IN_PATH } from '@ringtag/session';
import { Button, ButtonLink } from '@ringtag/ui/lite';
import { Link } from '@ringtag/vendor-router';
import { lazy, Suspense, useState, type ComponentType } from 'react';
import { scanPath } from '../layout/scan-path';
import type { Scan } from '../scan/scan.queries';
import type { UnactivationDialogProps } from './unactivate-dialog';

function withTexts(load: () => Promise<ComponentType<UnactivationDialogProps>>) {
  return lazy(async () => {
    const { addUnactivationTexts } = await import('./unactivation-texts');
    return { default: (await Promise.all([load(), addUnactivationTexts()]))[0] };
  });
}
const UnactivateDialog = withTexts(async () => (await import('./unactivate-dialog')).UnactivateDialog);
const RequestDialog = withTexts(async () => (await import('./request-dialog')).RequestDialog);

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
  const Dialog = viewer.isOwner ? UnactivateDialog : RequestDialog;

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
          <Dialog
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
