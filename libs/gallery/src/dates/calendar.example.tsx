import { useDateLabels } from '@ringtag/forms';
import { useTranslation } from '@ringtag/i18n';
import { Calendar, FieldGroup } from '@ringtag/ui';
import { useState } from 'react';
import styles from '../columns.module.css';

const isWeekend = (date: string) => [0, 6].includes(new Date(date).getUTCDay());

export default function CalendarExample() {
  const { t } = useTranslation('galleryDates');
  const texts = useDateLabels();
  const [day, setDay] = useState('2026-09-17');
  const [workday, setWorkday] = useState('');
  const [month, setMonth] = useState('2026-09-17');
  return (
    <div className={styles.columns}>
      <FieldGroup label={t('day')}>
        <Calendar {...texts} value={day} onChange={setDay} />
      </FieldGroup>
      <FieldGroup label={t('workday')} hint={t('workdayHint')}>
        <Calendar
          {...texts}
          value={workday}
          onChange={setWorkday}
          min="2026-09-07"
          max="2026-12-07"
          isDateDisabled={isWeekend}
        />
      </FieldGroup>
      <FieldGroup label={t('month')}>
        <Calendar {...texts} value={month} onChange={setMonth} firstView="month" />
      </FieldGroup>
    </div>
  );
}
