import { useTranslation } from '@ringtag/i18n';
import { ScrollArea } from '@ringtag/ui';
import styles from './display.module.css';

export default function ScrollAreaExample() {
  const { t } = useTranslation('gallery', { keyPrefix: 'display' });
  return (
    <ScrollArea aria-label={t('log')} className={styles.log}>
      {Array.from({ length: 100 }, (_, index) => (
        <p key={index}>{t('logLine', { number: index + 1 })}</p>
      ))}
    </ScrollArea>
  );
}
