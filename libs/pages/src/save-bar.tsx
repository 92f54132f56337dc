import { useTranslation } from '@ringtag/i18n';
import { Button, Inline } from '@ringtag/ui';
import styles from './save-bar.module.css';

interface SaveBarProps {
  saving: boolean;
  onDiscard: () => void;
}

/** Stays in view at the end of a long form while something in it is unsaved; its button submits the form. */
export function SaveBar({ saving, onDiscard }: SaveBarProps) {
  const { t } = useTranslation('unsaved');
  return (
    <div className={styles.bar} role="group" aria-label={t('title')}>
      <span className={styles.text}>{t('title')}</span>
      <Inline gap={2} nowrap>
        <Button variant="outline" disabled={saving} onClick={onDiscard}>
          {t('bar.discard')}
        </Button>
        <Button type="submit" loading={saving} loadingLabel={t('saving')}>
          {t('bar.save')}
        </Button>
      </Inline>
    </div>
  );
}
