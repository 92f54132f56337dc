import { useTranslation } from '@ringtag/i18n';
import { Button, IconHome, Stack } from '@ringtag/ui';
import columns from '../columns.module.css';
import styles from './themes.module.css';

const SCHEMES = ['light', 'dark', 'themed'] as const;

export default function SchemesExample() {
  const { t } = useTranslation('gallery', { keyPrefix: 'themes' });
  return (
    <div className={columns.columns}>
      {SCHEMES.map((scheme) => (
        <Stack key={scheme} gap={3} className={`${scheme} ${styles.scheme}`}>
          <code>{scheme}</code>
          <p className={styles.note}>{t('schemeNote')}</p>
          <Button variant="outline" size="sm" icon={<IconHome />}>
            {t('schemeAction')}
          </Button>
        </Stack>
      ))}
    </div>
  );
}
