import type { components } from '@ringtag/api-client';
import { useTranslation } from '@ringtag/i18n';
import { DayChart, DayTable, LoadedSection, useFormats } from '@ringtag/pages';
import { Facts, Stack } from '@ringtag/ui';
import { useQuery } from '@ringtag/vendor/query';
import styles from '../items.module.css';
import { itemScansQuery } from '../items.queries';

/** The scans of a code on the last days, and their total. */
export function ItemScans({ id }: { id: string }) {
  const { t } = useTranslation('items');
  const query = useQuery(itemScansQuery(id));
  return (
    <LoadedSection title={t('scans.title')} errorTitle={t('scans.failed')} query={query}>
      {({ days, total }) => <Scans days={days} total={total} />}
    </LoadedSection>
  );
}

function Scans({ days, total }: components['schemas']['CodeScansDto']) {
  const { t } = useTranslation('items');
  const { number } = useFormats();
  const counts = days.map(({ day, scans }) => ({ day, count: scans }));
  return (
    <Stack gap={4}>
      <Facts className={styles.sums} facts={[[t('scans.total'), number(total)]]} />
      {days.every(({ scans }) => scans === 0) ? (
        <p className={styles.quiet}>{t('scans.none', { count: days.length })}</p>
      ) : (
        <>
          <DayChart days={counts} label={t('scans.title')} />
          <DayTable
            days={counts}
            texts={{ summary: t('scans.table'), day: t('scans.day'), count: t('scans.title') }}
          />
        </>
      )}
    </Stack>
  );
}
