import { useTranslation } from '@ringtag/i18n';
import { Button, ButtonLink } from '@ringtag/ui/lite';
import { Link, useNavigate } from '@ringtag/vendor-router';
import styles from './message-page.module.css';

export function NotFoundPage() {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  return (
    <div className={styles.page}>
      <p className={styles.code} aria-hidden>
        404
      </p>
      <h1>{t('notFound.title')}</h1>
      <p className={styles.text}>{t('notFound.text')}</p>
      <div className={styles.actions}>
        <ButtonLink as={Link} to="/">
          {t('notFound.home')}
        </ButtonLink>
        <Button variant="outline" onClick={() => void navigate(-1)}>
          {t('notFound.back')}
        </Button>
      </div>
    </div>
  );
}
