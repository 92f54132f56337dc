import { usePageTitle, useTranslation } from '@ringtag/i18n';
import styles from './message-page.module.css';

/** Stands where the operator's own document goes; `brand` in `@ringtag/i18n` says where the links lead. */
export function LegalPage({ document }: { document: 'terms' | 'privacy' }) {
  const { t } = useTranslation('shell');
  const title = t(document, { ns: 'common' });
  usePageTitle(title);
  return (
    <div className={styles.page}>
      <h1>{title}</h1>
      <p className={styles.text}>{t('legal.pending')}</p>
    </div>
  );
}
