import { lazyWithTexts, useTranslation } from '@ringtag/i18n';
import { SIGN_IN_PATH } from '@ringtag/session';
import { ButtonLink } from '@ringtag/ui/lite';
import { Link } from '@ringtag/vendor-router';
import { Suspense } from 'react';
import { scanPath } from '../layout/scan-path';
import type { Scan } from '../state/scan.queries';
import styles from './unactivation.module.css';

// Strangers, who are most of those who scan, download none of it.
const SignedIn = lazyWithTexts(['unactivation'], () => import('./signed-in-unactivation'));

export interface UnactivationProps {
  scan: Scan;
  /** The code was given up, or the request was sent: the scan has to be asked for again. */
  onDone: (done: 'unactivated' | 'requested') => Promise<unknown>;
}

/**
 * In the footer of an activated code: its owner gives it up, others may ask for that (specification 2), with a
 * sentence that says what it is they ask for.
 */
export function Unactivation(props: UnactivationProps) {
  const { t } = useTranslation('scan');
  const { code, viewer } = props.scan;
  return (
    <div className={viewer.isOwner ? undefined : styles.request}>
      {viewer.signedIn ? (
        <Suspense fallback={null}>
          <SignedIn {...props} />
        </Suspense>
      ) : (
        <ButtonLink
          as={Link}
          to={`${SIGN_IN_PATH}?returnUrl=${encodeURIComponent(scanPath(code.alias))}`}
          variant="plain"
        >
          {t('footer.requestUnactivation')}
        </ButtonLink>
      )}
      {!viewer.isOwner && !viewer.unactivationRequested && <p>{t('footer.requestHint')}</p>}
    </div>
  );
}
