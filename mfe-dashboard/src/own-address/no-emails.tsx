import { useTranslation } from '@ringtag/i18n';
import { useUser } from '@ringtag/session';
import { Alert } from '@ringtag/ui';
import { useQuery } from '@ringtag/vendor/query';
import { Link } from '@ringtag/vendor/router';
import { ownAddressQuery } from './own-address.queries';

/** Tells owners, where they would otherwise wait for emails, that none are sent to them. Shows nothing while all is well. */
export function NoEmails() {
  const { t } = useTranslation('dashboard');
  const { user } = useUser();
  const { data } = useQuery(ownAddressQuery());
  if (!user || !data?.bounce) return null;
  return (
    <Alert actions={<Link to="/profile?view=account">{t('noEmails.check')}</Link>}>
      {t(`noEmails.${data.bounce.kind}`, { email: user.email })}
    </Alert>
  );
}
