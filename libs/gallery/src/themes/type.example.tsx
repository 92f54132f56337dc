import { useTranslation } from '@ringtag/i18n';
import { Stack } from '@ringtag/ui';
import styles from './themes.module.css';

const SIZES = ['3xl', '2xl', 'xl', 'lg', 'md', 'sm', 'xs'];

export default function TypeExample() {
  const { t } = useTranslation('common');
  return (
    <Stack as="dl" gap={2}>
      {SIZES.map((size) => (
        <div key={size} className={styles.line}>
          <dt>
            <code>{size}</code>
          </dt>
          <dd style={{ fontSize: `var(--text-${size})` }}>{t('slogan')}</dd>
        </div>
      ))}
    </Stack>
  );
}
