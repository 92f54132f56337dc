import { OwnCode } from '@ringtag/card';
import { cardPath } from '@ringtag/contracts';
import { lazyWithTexts, useTranslation } from '@ringtag/i18n';
import { ButtonLink } from '@ringtag/ui/lite';
import { Link } from '@ringtag/vendor/router';
import { type ReactNode, Suspense } from 'react';
import { toSignInPath } from '../layout/scan-path';
import type { UnactivationProps } from './signed-in-unactivation';

// Loaded for signed-in people only. Most people who scan a code are not.
const SignedIn = lazyWithTexts(['unactivation'], () => import('./signed-in-unactivation'));

/**
 * The footer of an activated code (specification 2). Owners give the code up. Others can ask the owner to do so, and a
 * sentence says what they ask for.
 */
export function Unactivation(props: UnactivationProps) {
  const { t } = useTranslation('scan');
  const { code, viewer } = props.scan;
  const toSignIn = (
    <ButtonLink as={Link} to={toSignInPath(cardPath(code.alias))} variant="outline">
      {t('footer.requestUnactivation')}
    </ButtonLink>
  );
  const ask = (action: ReactNode) => (
    <OwnCode title={t('footer.ownCode')} text={t('footer.requestHint')} action={action} />
  );
  // Until the signed-in part is loaded, what the document drew stays: nothing moves twice.
  const signedIn = (before: ReactNode) => (
    <Suspense fallback={before}>
      <SignedIn {...props} />
    </Suspense>
  );
  if (viewer.isOwner || viewer.unactivationRequested) return signedIn(ask(toSignIn));
  return ask(viewer.signedIn ? signedIn(null) : toSignIn);
}
