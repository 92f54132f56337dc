import { useDateLabels } from '@ringtag/forms';
import { useTranslation } from '@ringtag/i18n';
import { DatePicker, Field } from '@ringtag/ui';
import { useState } from 'react';
import styles from '../columns.module.css';

export default function PickerExample() {
  const { t } = useTranslation('gallery');
  const texts = useDateLabels();
  const [date, setDate] = useState('2026-09-17');
  const [birthday, setBirthday] = useState('');
  const [written, setWritten] = useState('2026-03-08');
  const [deadline, setDeadline] = useState('');
  return (
    <div className={styles.columns}>
      <Field label={t('dates.date')} hint={t('dates.dateHint')}>
        <DatePicker {...texts} value={date} onChange={setDate} min="2026-01-10" max="2026-12-20" />
      </Field>
      <Field label={t('dates.birthday')} hint={t('dates.birthdayHint')}>
        <DatePicker
          {...texts}
          value={birthday}
          onChange={setBirthday}
          max="2026-12-31"
          firstView="year"
          yearLeadsTo="day"
        />
      </Field>
      <Field label={t('dates.written')}>
        <DatePicker {...texts} value={written} onChange={setWritten} format="D MMMM YYYY" />
      </Field>
      <Field label={t('dates.required')} required error={deadline ? undefined : t('dates.requiredError')}>
        <DatePicker {...texts} value={deadline} onChange={setDeadline} />
      </Field>
      <Field label={t('dates.disabled')}>
        <DatePicker {...texts} value={date} onChange={setDate} disabled />
      </Field>
    </div>
  );
}
