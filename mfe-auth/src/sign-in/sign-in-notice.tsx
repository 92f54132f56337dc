import { lastSignIn } from '@ringtag/display/last-sign-in';
import { useTranslation } from '@ringtag/i18n';
import { Alert } from '@ringtag/ui';
import { useState } from 'react';

/** Says why the sign-in page has opened by itself: the password was changed, or the session has expired. */
export function SignInNotice({ passwordChanged }: { passwordChanged: boolean }) {
  const { t } = useTranslation('auth');
  const [expired] = useState(lastSignIn.hasExpired);
  if (passwordChanged) return <Alert tone="success">{t('signIn.passwordChanged')}</Alert>;
  return expired && <Alert tone="info">{t('signIn.expired')}</Alert>;
}
