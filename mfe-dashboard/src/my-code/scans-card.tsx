import { useTranslation } from '@ringtag/i18n';
import { DayChart, DayTable, LoadedSection, useFormats } from '@ringtag/pages';
import { Facts, Stack } from '@ringtag/ui';
import { useQuery } from '@ringtag/vendor/query';
import { codeScansQuery, type CodeScans } from '../codes/codes.queries';
import look from '../page/look.module.css';
import styles from './my-code.module.css';

/** The scans of the last days: totals, a chart, and the same numbers as a table. */
export function ScansCard({ id }: { id: string }) {
  const { t } = useTranslation('dashboard');
  const query = useQuery(codeScansQuery(id));
  return (
    <LoadedSection size="lg" title={t('code.scans')} query={query} errorTitle={t('code.scansFailed')}>
      {(scans) => <Scans scans={scans} />}
    </LoadedSection>
  );
}

function Scans({ scans: { days, total } }: { scans: CodeScans }) {
  const { t } = useTranslation('dashboard');
  const { number } = useFormats();
  const counts = days.map(({ day, scans }) => ({ day, count: scans }));
  const recent = days.reduce((sum, { scans }) => sum + scans, 0);
  const sums = [
    [t('code.scansToday'), number(days.at(-1)?.scans ?? 0)],
    [t('code.scansRecently', { count: days.length }), number(recent)],
    [t('code.scansInAll'), number(total)],
  ] as const;
  return (
    <Stack gap={4}>
      <Facts facts={sums} className={styles.sums} />
      {recent === 0 ? (
        <p className={look.quiet}>{t('code.noScans', { count: days.length })}</p>
      ) : (
        <>
          <DayChart days={counts} label={t('code.scans')} />
          <DayTable
            days={counts}
            texts={{ summary: t('code.scansTable'), day: t('code.scansDay'), count: t('code.scans') }}
          />
        </>
      )}
    </Stack>
  );
}
