import { useTranslation } from '@ringtag/i18n';
import { Button, IconHome, Stack } from '@ringtag/ui';
import styles from './themes.module.css';

const SCHEMES = ['light', 'dark', 'themed'] as const;

export default function SchemesExample() {
  const { t } = useTranslation('galleryThemes');
  return (
    <div className={styles.schemes}>
      {SCHEMES.map((scheme) => (
        <div key={scheme} className={`${scheme} ${styles.scheme}`}>
          <Stack gap={3}>
            <code>{scheme}</code>
            <p className={styles.note}>{t('schemeNote')}</p>
            <Button variant="outline" size="sm" icon={<IconHome />}>
              {t('schemeAction')}
            </Button>
          </Stack>
        </div>
      ))}
    </div>
  );
}
