import { useTranslation } from '@ringtag/i18n';
import { DayChart, type DayCount, DayTable } from '@ringtag/pages';

interface CountsByDayProps {
  days: readonly DayCount[];
  /** What is counted, such as "Scans". */
  name: string;
  /** The name of the chart. */
  label?: string;
}

/** A chart, and the same numbers as a table. */
export function CountsByDay({ days, name, label = name }: CountsByDayProps) {
  const { t } = useTranslation('dashboard');
  return (
    <div>
      <DayChart days={days} label={label} />
      <DayTable days={days} texts={{ summary: t('code.scansTable'), day: t('code.scansDay'), count: name }} />
    </div>
  );
}
