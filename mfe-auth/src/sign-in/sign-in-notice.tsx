import { useTranslation } from '@ringtag/i18n';
import { lastSignIn } from '@ringtag/display/last-sign-in';
import { Alert } from '@ringtag/ui';
import { useEffect, useState } from 'react';

/** Why somebody is here who did not ask to be: a new password, or a session that has ended by itself. */
export function SignInNotice({ passwordChanged }: { passwordChanged: boolean }) {
  const { t } = useTranslation('auth');
  const [expired] = useState(lastSignIn.hasExpired);
  // Screen readers announce what comes into a region that is already there.
  const [present, setPresent] = useState(false);
  useEffect(() => setPresent(true), []);
  return (
    <div role="status">
      {present && passwordChanged && (
        <Alert role={undefined} tone="success">
          {t('signIn.passwordChanged')}
        </Alert>
      )}
      {present && expired && !passwordChanged && (
        <Alert role={undefined} tone="info">
          {t('signIn.expired')}
        </Alert>
      )}
    </div>
  );
}
