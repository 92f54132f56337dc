import { brand, useTranslation } from '@ringtag/i18n';
import styles from './footer.module.css';

export function Footer() {
  const { t } = useTranslation('common');
  return (
    <footer className={styles.footer}>
      <span>
        © {new Date().getFullYear()} <strong>{brand.name}</strong> · {t('slogan')}
      </span>
      <span className={styles.links}>
        <a href={brand.termsUrl}>{t('terms')}</a>
        <a href={brand.privacyUrl}>{t('privacy')}</a>
      </span>
    </footer>
  );
}
