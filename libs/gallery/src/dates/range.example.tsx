import { useDateLabels } from '@ringtag/forms';
import { useTranslation } from '@ringtag/i18n';
import { DateRangePicker, Field } from '@ringtag/ui';
import { useState } from 'react';
import styles from '../columns.module.css';

export default function RangeExample() {
  const { t } = useTranslation('gallery', { keyPrefix: 'dates' });
  const texts = useDateLabels();
  const [stay, setStay] = useState({ from: '2026-09-17', to: '2026-10-02' });
  const [daysOff, setDaysOff] = useState({ from: '', to: '' });
  return (
    <div className={styles.columns}>
      <Field label={t('stay')} hint={t('stayHint')}>
        <DateRangePicker {...texts} value={stay} onChange={setStay} />
      </Field>
      <Field label={t('single')} hint={t('singleHint')}>
        <DateRangePicker {...texts} value={daysOff} onChange={setDaysOff} allowSingleDateInRange />
      </Field>
    </div>
  );
}
