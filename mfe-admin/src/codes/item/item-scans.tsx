import { useTranslation } from '@ringtag/i18n';
import { LoadedSection, ScansChart, ScansTable, useFormats } from '@ringtag/pages';
import { Facts, Stack } from '@ringtag/ui';
import { useQuery } from '@ringtag/vendor-query';
import styles from '../items.module.css';
import { itemScansQuery } from '../items.queries';

/** The scans of a code on the last days, and their total. */
export function ItemScans({ id }: { id: string }) {
  const { t } = useTranslation(['admin', 'items']);
  const { number } = useFormats();
  const query = useQuery(itemScansQuery(id));
  return (
    <LoadedSection title={t('items:scans.title')} errorTitle={t('items:scans.failed')} query={query}>
      {({ days, total }) => (
        <Stack gap={4}>
          <Facts className={styles.sums} facts={[[t('items:scans.total'), number(total)]]} />
          {days.every(({ scans }) => scans === 0) ? (
            <p className={styles.quiet}>{t('items:scans.none', { count: days.length })}</p>
          ) : (
            <>
              <ScansChart days={days} label={t('items:scans.title')} />
              <ScansTable
                days={days}
                texts={{
                  summary: t('items:scans.table'),
                  day: t('items:scans.day'),
                  scans: t('items:scans.title'),
                }}
              />
            </>
          )}
        </Stack>
      )}
    </LoadedSection>
  );
}
