import { lazyWithTexts, useTranslation } from '@ringtag/i18n';
import { ButtonLink } from '@ringtag/ui/lite';
import { Link } from '@ringtag/vendor-router';
import { Suspense } from 'react';
import { scanPath, toSignInPath } from '../layout/scan-path';
import type { Scan } from '../state/scan.queries';
import styles from './unactivation.module.css';

// Loaded for signed-in people only. Most people who scan a code are not.
const SignedIn = lazyWithTexts(['unactivation'], () => import('./signed-in-unactivation'));

export interface UnactivationProps {
  scan: Scan;
  /** The code was given up, or the request was sent. The page must ask for the scan again. */
  onDone: (done: 'unactivated' | 'requested') => Promise<unknown>;
}

/**
 * The footer of an activated code (specification 2). Owners give the code up. Others can ask the owner to do so, and a
 * sentence says what they ask for.
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
        <ButtonLink as={Link} to={toSignInPath(scanPath(code.alias))} variant="plain">
          {t('footer.requestUnactivation')}
        </ButtonLink>
      )}
      {!viewer.isOwner && !viewer.unactivationRequested && <p>{t('footer.requestHint')}</p>}
    </div>
  );
}
