import { lazyWithTexts, useTranslation } from '@ringtag/i18n';
import { Button } from '@ringtag/ui/lite';
import { Suspense, useState } from 'react';
import type { Scan } from '../state/scan.queries';

export interface UnactivationProps {
  scan: Scan;
  /** The code was given up, or the request was sent. The page must ask for the scan again. */
  onDone: (done: 'unactivated' | 'requested') => Promise<unknown>;
}

const Dialogs = lazyWithTexts(['unactivation', 'forms'], () => import('./unactivation-dialogs'));

/** What signed-in people see: the button and its dialog, or a note that a request has already been sent. */
export default function SignedInUnactivation({ scan: { code, viewer }, onDone }: UnactivationProps) {
  const { t } = useTranslation(['unactivation', 'scan']);
  const [wanted, setWanted] = useState(false);
  const [open, setOpen] = useState(false);

  if (viewer.unactivationRequested) return <p role="status">{t('requested')}</p>;
  return (
    <>
      <Button
        variant={viewer.isOwner ? 'plain' : 'outline'}
        onClick={() => {
          setWanted(true);
          setOpen(true);
        }}
      >
        {viewer.isOwner ? t('unactivate') : t('scan:footer.requestUnactivation')}
      </Button>
      {wanted && (
        <Suspense fallback={null}>
          <Dialogs
            isOwner={viewer.isOwner}
            digital={viewer.digital}
            alias={code.alias}
            label={viewer.label ?? code.displayAlias}
            open={open}
            onClose={() => setOpen(false)}
            onDone={onDone}
          />
        </Suspense>
      )}
    </>
  );
}
