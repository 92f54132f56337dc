import { useTranslation } from '@ringtag/i18n';
import { ScrollArea } from '@ringtag/ui';
import styles from './display.module.css';

export default function ScrollAreaExample() {
  const { t } = useTranslation('gallery');
  return (
    <ScrollArea aria-label={t('display.log')} className={styles.log}>
      {Array.from({ length: 100 }, (_, index) => (
        <p key={index}>{t('display.logLine', { number: index + 1 })}</p>
      ))}
    </ScrollArea>
  );
}
