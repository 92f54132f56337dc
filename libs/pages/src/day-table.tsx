import type { DayCount } from './day-chart';
import styles from './day-table.module.css';
import { useFormats } from './use-formats';

interface DayTableProps {
  days: readonly DayCount[];
  texts: {
    /** The control that opens the table, such as "Show as a table". */
    summary: string;
    day: string;
    /** What is counted, such as "Scans". */
    count: string;
  };
}

/** The days of the chart as a table, today first. */
export function DayTable({ days, texts }: DayTableProps) {
  const { number, utcDay } = useFormats();
  return (
    <details>
      <summary className={styles.summary}>{texts.summary}</summary>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{texts.day}</th>
            <th scope="col">{texts.count}</th>
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map(({ day, count }) => (
            <tr key={day}>
              <th scope="row">
                <time dateTime={day}>{utcDay(day)}</time>
              </th>
              <td>{number(count)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
