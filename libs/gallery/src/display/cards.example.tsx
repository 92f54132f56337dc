import { useTranslation } from '@ringtag/i18n';
import { Card } from '@ringtag/ui';
import styles from './display.module.css';

export default function CardsExample() {
  const { t } = useTranslation('gallery');
  return (
    <div className={styles.cards}>
      <Card>
        <h3>{t('display.cardPlain')}</h3>
        <p>{t('display.cardText')}</p>
      </Card>
      <Card bordered>
        <h3>{t('display.cardBordered')}</h3>
        <p>{t('display.cardText')}</p>
      </Card>
    </div>
  );
}
