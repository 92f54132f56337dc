import type { ReactNode } from 'react';
import { ApiError } from '@ringtag/api-client';
import { useErrorText, useTranslation } from '@ringtag/i18n';
import { ErrorState, OfflineState } from '@ringtag/ui';
import type { UseQueryResult } from '@ringtag/vendor-query';
import styles from './list-states.module.css';

/** What a paused call would end with: the browser is offline. */
const OFFLINE = { textKey: 'network' } as const;

const NOT_FOUND = 404;

export interface ListStatesProps<Data> {
  query: UseQueryResult<Data>;
  /** Placeholders of the final size, announced by the label. */
  skeleton: (label: string) => ReactNode;
  errorTitle: string;
  /** Answers what to say instead of the list, such as an empty state; nothing draws the list. */
  instead?: (data: Data) => ReactNode;
  children: (data: Data) => ReactNode;
}

/** Loading, failed, empty or there. A failed refresh keeps showing what was loaded before, unless that is gone. */
export function ListStates<Data>({ query, skeleton, errorTitle, instead, children }: ListStatesProps<Data>) {
  const { t } = useTranslation('lists');
  const errorText = useErrorText();
  const gone = query.error instanceof ApiError && query.error.status === NOT_FOUND;
  if (query.data !== undefined && !gone) return instead?.(query.data) || children(query.data);
  const offline = query.isPending && query.fetchStatus === 'paused';
  if (!query.isError && !offline)
    return (
      <div className={styles.waiting} data-waiting>
        {skeleton(t('loading'))}
      </div>
    );
  const Failed = offline ? OfflineState : ErrorState;
  return (
    <Failed
      title={errorTitle}
      text={errorText(query.error ?? OFFLINE)}
      retryLabel={t('retry')}
      retrying={query.isFetching && !offline}
      onRetry={() => void query.refetch()}
    />
  );
}
