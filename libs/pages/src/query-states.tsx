import { ApiError } from '@ringtag/api-client';
import { useErrorText, useTranslation } from '@ringtag/i18n';
import { ErrorState, OfflineState, Skeleton, SkeletonGroup } from '@ringtag/ui';
import type { UseQueryResult } from '@ringtag/vendor/query';
import type { ReactNode } from 'react';
import styles from './query-states.module.css';

/** The error to show for a paused call: the browser is offline. */
const OFFLINE = { textKey: 'network' } as const;

const NOT_FOUND = 404;

interface QueryStatesProps<Data> {
  query: UseQueryResult<Data>;
  /** Placeholders of the same size as the content. A function for placeholders that announce the label themselves. */
  skeleton?: ReactNode | ((label: string) => ReactNode);
  errorTitle: string;
  /** Draws the data, or says that there is none. */
  children: (data: Data) => ReactNode;
}

const TWO_CARDS = (
  <>
    <Skeleton shape="card" />
    <Skeleton shape="card" />
  </>
);

/**
 * Shows a query that loads, has failed or has data. After a failed refresh, the earlier data stays, unless the answer
 * was 404: what is gone is not asked for again either.
 */
export function QueryStates<Data>(props: QueryStatesProps<Data>) {
  const { query, skeleton = TWO_CARDS, errorTitle, children } = props;
  const { t } = useTranslation('common');
  const errorText = useErrorText();
  const gone = query.error instanceof ApiError && query.error.status === NOT_FOUND;
  if (query.data !== undefined && !gone) return children(query.data);
  const offline = query.isPending && query.fetchStatus === 'paused';
  if (!query.isError && !offline)
    return (
      <div className={styles.waiting} data-waiting>
        {typeof skeleton === 'function' ? (
          skeleton(t('loading'))
        ) : (
          <SkeletonGroup label={t('loading')}>{skeleton}</SkeletonGroup>
        )}
      </div>
    );
  const failed = {
    title: errorTitle,
    text: errorText(query.error ?? OFFLINE),
    retryLabel: t('remoteError.retry'),
  };
  const retry = () => void query.refetch();
  if (offline) return <OfflineState {...failed} onRetry={retry} />;
  return <ErrorState {...failed} retrying={query.isFetching} onRetry={gone ? undefined : retry} />;
}
