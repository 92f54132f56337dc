import { useTranslation } from '@ringtag/i18n';
import { useFormats } from '@ringtag/pages';
import type { CodeScans } from './code-scans.queries';
import styles from './scans-table.module.css';

/** The days of the chart, today first. */
export function ScansTable({ days }: Pick<CodeScans, 'days'>) {
  const { t } = useTranslation('dashboard');
  const { number, utcDay } = useFormats();
  return (
    <details className={styles.details}>
      <summary className={styles.summary}>{t('code.scansTable')}</summary>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('code.scansDay')}</th>
            <th scope="col">{t('code.scans')}</th>
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
