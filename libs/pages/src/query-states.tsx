import { ApiError } from '@ringtag/api-client';
import { useErrorText, useTranslation } from '@ringtag/i18n';
import { ErrorState, OfflineState } from '@ringtag/ui';
import type { UseQueryResult } from '@ringtag/vendor/query';
import type { ReactNode } from 'react';
import { Waiting, type WaitingProps } from './waiting';

/** The error to show for a paused call: the browser is offline. */
const OFFLINE = { textKey: 'network' } as const;

const NOT_FOUND = 404;

interface QueryStatesProps<Data> extends WaitingProps {
  query: UseQueryResult<Data>;
  errorTitle: string;
  /** Draws the data, or says that there is none. */
  children: (data: Data) => ReactNode;
}

/**
 * Shows a query that loads, has failed or has data. After a failed refresh, the earlier data stays, unless the answer
 * was 404: what is gone is not asked for again either.
 */
export function QueryStates<Data>(props: QueryStatesProps<Data>) {
  const { query, skeleton, errorTitle, children } = props;
  const { t } = useTranslation('common');
  const errorText = useErrorText();
  const gone = query.error instanceof ApiError && query.error.status === NOT_FOUND;
  if (query.data !== undefined && !gone) return children(query.data);
  const offline = query.isPending && query.fetchStatus === 'paused';
  if (!query.isError && !offline) return <Waiting skeleton={skeleton} />;
  const failed = {
    title: errorTitle,
    text: errorText(query.error ?? OFFLINE),
    retryLabel: t('remoteError.retry'),
  };
  const retry = () => void query.refetch();
  if (offline) return <OfflineState {...failed} onRetry={retry} />;
  return <ErrorState {...failed} retrying={query.isFetching} onRetry={gone ? undefined : retry} />;
}
