import { useDateLabels } from '@ringtag/forms';
import { useTranslation } from '@ringtag/i18n';
import { Calendar, FieldGroup } from '@ringtag/ui';
import { useState } from 'react';
import styles from '../columns.module.css';

export default function CalendarExample() {
  const { t } = useTranslation('gallery', { keyPrefix: 'dates' });
  const texts = useDateLabels();
  const [day, setDay] = useState('2026-09-17');
  const [limited, setLimited] = useState('');
  const [month, setMonth] = useState('2026-09-17');
  return (
    <div className={styles.columns}>
      <FieldGroup label={t('day')}>
        <Calendar {...texts} value={day} onChange={setDay} />
      </FieldGroup>
      <FieldGroup label={t('limited')} hint={t('limitedHint')}>
        <Calendar {...texts} value={limited} onChange={setLimited} min="2026-09-07" max="2026-12-07" />
      </FieldGroup>
      <FieldGroup label={t('month')}>
        <Calendar {...texts} value={month} onChange={setMonth} firstView="month" />
      </FieldGroup>
    </div>
  );
}
