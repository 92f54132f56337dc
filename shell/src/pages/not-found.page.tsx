import { useTranslation } from '@ringtag/i18n';
import { Button, ButtonLink, IconSearch } from '@ringtag/ui/lite';
import { Link, useNavigate } from '@ringtag/vendor/router';
import { MessagePage } from './message-page';

/** Shown for a path that belongs to no page (specification 2). */
export default function NotFoundPage() {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  // In a new tab there is no page to go back to.
  const goBack = () => void (history.length > 1 ? navigate(-1) : navigate('/'));
  return (
    <MessagePage
      icon={<IconSearch size={28} />}
      title={t('notFound.title')}
      text={t('notFound.text')}
      actions={
        <>
          <ButtonLink as={Link} to="/">
            {t('notFound.home')}
          </ButtonLink>
          <Button variant="outline" onClick={goBack}>
            {t('notFound.back')}
          </Button>
        </>
      }
    />
  );
}
