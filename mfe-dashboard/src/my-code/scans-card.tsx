import { useTranslation } from '@ringtag/i18n';
import { QueryStates, ScansChart, ScansTable, useFormats } from '@ringtag/pages';
import { Card, Skeleton, Stack } from '@ringtag/ui';
import { useQuery } from '@ringtag/vendor-query';
import styles from '../codes/codes.module.css';
import { codeScansQuery, type CodeScans } from '../codes/codes.queries';

/** How often a code was scanned lately: sums, a chart, and the same as a table. */
export function ScansCard({ id }: { id: string }) {
  const { t } = useTranslation('dashboard');
  const query = useQuery(codeScansQuery(id));
  return (
    <Card as="section" aria-labelledby="code-scans">
      <Stack gap={4}>
        <h2 id="code-scans" className={styles.heading}>
          {t('code.scans')}
        </h2>
        <QueryStates query={query} errorTitle={t('code.scansFailed')} skeleton={<Skeleton shape="card" />}>
          {(scans) => <Scans scans={scans} />}
        </QueryStates>
      </Stack>
    </Card>
  );
}

function Scans({ scans: { days, total } }: { scans: CodeScans }) {
  const { t } = useTranslation('dashboard');
  const { number } = useFormats();
  const recent = days.reduce((sum, { scans }) => sum + scans, 0);
  const sums = [
    { label: t('code.scansToday'), scans: days.at(-1)?.scans ?? 0 },
    { label: t('code.scansRecently', { count: days.length }), scans: recent },
    { label: t('code.scansInAll'), scans: total },
  ];
  return (
    <Stack gap={4}>
      <dl className={styles.sums}>
        {sums.map(({ label, scans }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{number(scans)}</dd>
          </div>
        ))}
      </dl>
      {recent === 0 ? (
        <p className={styles.quiet}>{t('code.noScans', { count: days.length })}</p>
      ) : (
        <>
          <ScansChart days={days} label={t('code.scans')} />
          <ScansTable
            days={days}
            texts={{ summary: t('code.scansTable'), day: t('code.scansDay'), scans: t('code.scans') }}
          />
        </>
      )}
    </Stack>
  );
}
