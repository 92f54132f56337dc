import { type CodeEvent, PAGE } from '@ringtag/contracts';
import { useTranslation } from '@ringtag/i18n';
import { DayTime, LoadedSection } from '@ringtag/pages';
import { Button, Stack } from '@ringtag/ui';
import { useQuery } from '@ringtag/vendor/query';
import { useState } from 'react';
import look from '../../page/look.module.css';
import styles from './history-card.module.css';
import { codeHistoryQuery } from './history.queries';

/** A code that was given away is not among its giver's any more. */
type Shown = Exclude<CodeEvent, 'given'>;

/** How many events are shown at first. */
const FIRST = 5;

/** What happened to a code since its owner has had it. */
export function HistoryCard({ id }: { id: string }) {
  const { t } = useTranslation('dashboard');
  const [pageSize, setPageSize] = useState(FIRST);
  const query = useQuery(codeHistoryQuery(id, pageSize));
  return (
    <LoadedSection size="lg" title={t('history.title')} query={query} errorTitle={t('history.failed')}>
      {({ items, total }) => (
        <Stack gap={3}>
          <ol role="list" className={styles.events}>
            {items.map(({ event, at }) => (
              <li key={`${event} ${at}`} className={styles.event}>
                {t(`history.events.${event as Shown}`)}
                <span className={look.quiet}>
                  <DayTime at={at} />
                </span>
              </li>
            ))}
          </ol>
          {total > items.length && pageSize < PAGE.max && (
            <div>
              <Button
                variant="outline"
                size="sm"
                loading={query.isFetching}
                onClick={() => setPageSize(PAGE.max)}
              >
                {t('history.more')}
              </Button>
            </div>
          )}
        </Stack>
      )}
    </LoadedSection>
  );
}
