import { useTranslation } from '@ringtag/i18n';
import { Card } from '@ringtag/ui';
import styles from './display.module.css';

export default function CardsExample() {
  const { t } = useTranslation('gallery', { keyPrefix: 'display' });
  return (
    <div className={styles.cards}>
      <Card>
        <h3>{t('cardPlain')}</h3>
        <p>{t('cardText')}</p>
      </Card>
      <Card bordered>
        <h3>{t('cardBordered')}</h3>
        <p>{t('cardText')}</p>
      </Card>
    </div>
  );
}
