import { cardPath } from '@ringtag/contracts';
import { lastSignIn } from '@ringtag/display/last-sign-in';
import { useTranslation } from '@ringtag/i18n';
import { Alert, ButtonLink } from '@ringtag/ui/lite';
import { Link } from '@ringtag/vendor/router';
import { useEffect } from 'react';
import { PageCard } from '../layout/page-card';
import { toSignInPath } from '../layout/scan-path';

interface ActivatedElsewhereProps {
  alias: string;
  signedIn: boolean;
  /** Known only when the person typed the address in this tab. */
  email: string | undefined;
}

/**
 * Shown when the link of the mail was used on another device, or when the person has signed out since the activation.
 */
export function ActivatedElsewhere({ alias, signedIn, email }: ActivatedElsewhereProps) {
  const { t } = useTranslation(['activation', 'scan']);
  // The sign-in page then opens with this address and with a mailed code as the way to sign in.
  useEffect(() => {
    if (email && !signedIn) lastSignIn.remember({ email, hasPassword: false });
  }, [email, signedIn]);
  return (
    <PageCard title={t('scan:card.activated')} focus>
      <Alert tone="success">{t('codeStep.elsewhere')}</Alert>
      {!signedIn && (
        <ButtonLink as={Link} to={toSignInPath(cardPath(alias))} block>
          {t('scan:footer.signIn')}
        </ButtonLink>
      )}
      <ButtonLink as={Link} to={cardPath(alias)} variant="outline" block>
        {t('link.show')}
      </ButtonLink>
    </PageCard>
  );
}
