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
  const ask = (action: ReactNode) => (
    <OwnCode title={t('footer.ownCode')} text={t('footer.requestHint')} action={action} />
  );
  const askSignedOut = ask(
    <ButtonLink as={Link} to={toSignInPath(cardPath(code.alias))} variant="outline">
      {t('footer.requestUnactivation')}
    </ButtonLink>,
  );
  if (!viewer.signedIn) return askSignedOut;
  const signedIn = <SignedIn {...props} />;
  return (
    // What the document drew stays until then, so that nothing moves twice.
    <Suspense fallback={askSignedOut}>
      {viewer.isOwner || viewer.unactivationRequested ? signedIn : ask(signedIn)}
    </Suspense>
  );
}
