import { useTranslation } from '@ringtag/i18n';
import styles from './themes.module.css';

const SIZES = ['3xl', '2xl', 'xl', 'lg', 'md', 'sm', 'xs'];

export default function TypeExample() {
  const { t } = useTranslation('common');
  return (
    <dl className={styles.lines}>
      {SIZES.map((size) => (
        <div key={size} className={styles.line}>
          <dt>
            <code>{size}</code>
          </dt>
          <dd style={{ fontSize: `var(--text-${size})` }}>{t('slogan')}</dd>
        </div>
      ))}
    </dl>
  );
}
