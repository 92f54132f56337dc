import { brand, useTranslation } from '@ringtag/i18n';
import { Link } from '@ringtag/vendor-router';
import styles from './footer.module.css';

export function Footer() {
  const { t } = useTranslation('common');
  return (
    <footer className={styles.footer}>
      <span>
        © {new Date().getFullYear()} <strong>{brand.name}</strong> · {t('slogan')}
      </span>
      <span className={styles.links}>
        <Link to={brand.termsUrl}>{t('terms')}</Link>
        <Link to={brand.privacyUrl}>{t('privacy')}</Link>
      </span>
    </footer>
  );
}
