import type { ScansOfDay } from './scans-chart';
import styles from './scans-table.module.css';
import { useFormats } from './use-formats';

interface ScansTableProps {
  days: readonly ScansOfDay[];
  texts: {
    /** The control that opens the table, such as "Show as a table". */
    summary: string;
    day: string;
    scans: string;
  };
}

/** The days of the chart as a table, today first. */
export function ScansTable({ days, texts }: ScansTableProps) {
  const { number, utcDay } = useFormats();
  return (
    <details>
      <summary className={styles.summary}>{texts.summary}</summary>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{texts.day}</th>
            <th scope="col">{texts.scans}</th>
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map(({ day, scans }) => (
            <tr key={day}>
              <th scope="row">
                <time dateTime={day}>{utcDay(day)}</time>
              </th>
              <td>{number(scans)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
