import { useDateLabels } from '@ringtag/forms';
import { useTranslation } from '@ringtag/i18n';
import { DateTimePicker, Field } from '@ringtag/ui';
import { useState } from 'react';
import styles from '../columns.module.css';

export default function DateTimeExample() {
  const { t } = useTranslation('gallery', { keyPrefix: 'dates' });
  const texts = useDateLabels();
  const [appointment, setAppointment] = useState('2026-06-09T15:30');
  const [moment, setMoment] = useState('');
  return (
    <div className={styles.columns}>
      <Field label={t('appointment')} hint={t('appointmentHint')}>
        <DateTimePicker {...texts} value={appointment} onChange={setAppointment} min="2026-06-08T09:00" />
      </Field>
      <Field label={t('withSeconds')}>
        <DateTimePicker {...texts} value={moment} onChange={setMoment} format="YYYY-MM-DD HH:mm:ss" />
      </Field>
    </div>
  );
}
