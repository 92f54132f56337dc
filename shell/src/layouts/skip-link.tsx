import { useTranslation } from '@ringtag/i18n';
import styles from './skip-link.module.css';

export function SkipLink() {
  const { t } = useTranslation('shell');
  return (
    <a href="#main" className={styles.skip}>
      {t('skip')}
    </a>
  );
}
