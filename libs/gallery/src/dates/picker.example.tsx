import { useDateLabels } from '@ringtag/forms';
import { useTranslation } from '@ringtag/i18n';
import { DatePicker, Field } from '@ringtag/ui';
import { useState } from 'react';
import styles from '../columns.module.css';

export default function PickerExample() {
  const { t } = useTranslation('gallery', { keyPrefix: 'dates' });
  const texts = useDateLabels();
  const [date, setDate] = useState('2026-09-17');
  const [birthday, setBirthday] = useState('');
  const [written, setWritten] = useState('2026-03-08');
  const [deadline, setDeadline] = useState('');
  return (
    <div className={styles.columns}>
      <Field label={t('date')} hint={t('dateHint')}>
        <DatePicker {...texts} value={date} onChange={setDate} min="2026-01-10" max="2026-12-20" />
      </Field>
      <Field label={t('birthday')} hint={t('birthdayHint')}>
        <DatePicker
          {...texts}
          value={birthday}
          onChange={setBirthday}
          max="2026-12-31"
          firstView="year"
          yearLeadsTo="day"
        />
      </Field>
      <Field label={t('written')}>
        <DatePicker {...texts} value={written} onChange={setWritten} format="D MMMM YYYY" />
      </Field>
      <Field label={t('required')} required error={deadline ? undefined : t('requiredError')}>
        <DatePicker {...texts} value={deadline} onChange={setDeadline} />
      </Field>
      <Field label={t('disabled')}>
        <DatePicker {...texts} value={date} onChange={setDate} disabled />
      </Field>
    </div>
  );
}
