import { ApiError } from '@ringtag/api-client';
import { useErrorText, useTranslation } from '@ringtag/i18n';
import { ErrorState, OfflineState, Skeleton, SkeletonGroup } from '@ringtag/ui';
import type { UseQueryResult } from '@ringtag/vendor-query';
import type { ReactNode } from 'react';
import styles from './query-states.module.css';

/** What a paused call would end with: the browser is offline. */
const OFFLINE = { textKey: 'network' } as const;

const NOT_FOUND = 404;

interface QueryStatesProps<Data> {
  query: UseQueryResult<Data>;
  /** Placeholders of the final size; those that announce the label themselves are made by a function. */
  skeleton?: ReactNode | ((label: string) => ReactNode);
  errorTitle: string;
  /** Draws what is there, or says that it is empty. */
  children: (data: Data) => ReactNode;
}

const TWO_CARDS = (
  <>
    <Skeleton shape="card" />
    <Skeleton shape="card" />
  </>
);

/** Loading, failed or there. A failed refresh keeps showing what was loaded before, unless that is gone. */
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
  const Failed = offline ? OfflineState : ErrorState;
  return (
    <Failed
      title={errorTitle}
      text={errorText(query.error ?? OFFLINE)}
      retryLabel={t('remoteError.retry')}
      retrying={query.isFetching && !offline}
      onRetry={() => void query.refetch()}
    />
  );
}
