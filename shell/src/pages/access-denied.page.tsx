import { useTranslation } from '@ringtag/i18n';
import { defaultPath, useUser } from '@ringtag/session';
import { ButtonLink, IconLock } from '@ringtag/ui/lite';
import { Link } from '@ringtag/vendor/router';
import { MessagePage } from './message-page';

/** Shown to people who lack the authority for a page (specification 2). */
export default function AccessDeniedPage() {
  const { t } = useTranslation('shell');
  const { user } = useUser();
  return (
    <MessagePage
      icon={<IconLock size={28} />}
      title={t('accessDenied.title')}
      text={t('accessDenied.text')}
      actions={
        <ButtonLink as={Link} to={defaultPath(user)}>
          {t('accessDenied.home')}
        </ButtonLink>
      }
    />
  );
}
