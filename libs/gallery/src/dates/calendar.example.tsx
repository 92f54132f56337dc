import { useDateLabels } from '@ringtag/forms';
import { useTranslation } from '@ringtag/i18n';
import { Calendar } from '@ringtag/ui';
import { useState } from 'react';
import styles from './dates.module.css';

const isWeekend = (date: string) => [0, 6].includes(new Date(date).getUTCDay());

export default function CalendarExample() {
  const { t } = useTranslation('galleryDates');
  const texts = useDateLabels();
  const [day, setDay] = useState('2026-09-17');
  const [workday, setWorkday] = useState('');
  const [month, setMonth] = useState('2026-09-17');
  return (
    <div className={styles.calendars}>
      <section aria-label={t('day')}>
        <h3>{t('day')}</h3>
        <Calendar {...texts} value={day} onChange={setDay} />
      </section>
      <section aria-label={t('workday')}>
        <h3>{t('workday')}</h3>
        <Calendar
          {...texts}
          value={workday}
          onChange={setWorkday}
          min="2026-09-07"
          max="2026-12-07"
          isDateDisabled={isWeekend}
        />
        <p className={styles.hint}>{t('workdayHint')}</p>
      </section>
      <section aria-label={t('month')}>
        <h3>{t('month')}</h3>
        <Calendar {...texts} value={month} onChange={setMonth} firstView="month" />
      </section>
    </div>
  );
}
