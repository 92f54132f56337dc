import { useTranslation } from '@ringtag/i18n';
import { ButtonLink } from '@ringtag/ui/lite';
import { Link } from '@ringtag/vendor-router';
import styles from './message-page.module.css';

export function AccessDeniedPage() {
  const { t } = useTranslation('shell');
  return (
    <div className={styles.page}>
      <h1>{t('accessDenied.title')}</h1>
      <p className={styles.text}>{t('accessDenied.text')}</p>
      <div className={styles.actions}>
        <ButtonLink as={Link} to="/">
          {t('accessDenied.home')}
        </ButtonLink>
      </div>
    </div>
  );
}
