import type { RefObject } from 'react';
import { useTranslation } from '@ringtag/i18n';
import { ListStates, pageCountOf, usePageInRange, type ListAddress } from '@ringtag/pages';
import { Card, Pagination, SearchInput, Skeleton, SkeletonGroup } from '@ringtag/ui';
import type { UseQueryResult } from '@ringtag/vendor-query';
import { useSearchParams } from '@ringtag/vendor-router';
import { MessageFilter } from './message-filter';
import styles from './message-list.module.css';
import { MessageRow } from './message-row';
import type { MessageList as Messages } from './messages.queries';
import { NoMessages } from './no-messages';
import { OPEN_PARAM } from './use-open-message';

interface MessageListProps {
  address: ListAddress<'show'>;
  query: UseQueryResult<Messages>;
  openId: string | undefined;
  listRef: RefObject<HTMLDivElement | null>;
}

/** Search, filter and the rows of the inbox. */
export function MessageList({ address, query, openId, listRef }: MessageListProps) {
  const { t } = useTranslation('dashboard');
  const [params] = useSearchParams();
  usePageInRange(query.isPlaceholderData ? undefined : query.data, address);
  const pathTo = (id: string) => {
    const next = new URLSearchParams(params);
    next.set(OPEN_PARAM, id);
    return { search: `?${next}` };
  };
  return (
    <div ref={listRef} className={styles.list}>
      <div role="search" className={styles.search}>
        <SearchInput
          value={address.searchText}
          onChange={address.setSearchText}
          label={t('messages.search')}
          placeholder={t('messages.search')}
          clearLabel={t('clearSearch')}
        />
      </div>
      <MessageFilter address={address} />
      <ListStates
        query={query}
        errorTitle={t('messages.loadFailed')}
        retryLabel={t('retry')}
        skeleton={<RowsSkeleton label={t('loading')} />}
        instead={({ total }) => total === 0 && <NoMessages address={address} />}
      >
        {(list) => (
          <>
            <Card padding="none">
              <ul role="list" className={styles.rows} aria-busy={query.isPlaceholderData || undefined}>
                {list.items.map((message) => (
                  <li key={message.id}>
                    <MessageRow message={message} to={pathTo(message.id)} selected={message.id === openId} />
                  </li>
                ))}
              </ul>
            </Card>
            <Pagination
              page={address.page}
              pageCount={pageCountOf(list)}
              onChange={address.setPage}
              labels={{
                nav: t('messages.pages'),
                previous: t('page.previous'),
                next: t('page.next'),
                page: (page) => t('page.number', { page }),
              }}
            />
          </>
        )}
      </ListStates>
    </div>
  );
}

function RowsSkeleton({ label }: { label: string }) {
  return (
    <SkeletonGroup label={label}>
      <Card padding="none">
        {['1', '2', '3', '4', '5', '6'].map((key) => (
          <div key={key} className={styles.placeholder}>
            <Skeleton shape="circle" />
            <div>
              <Skeleton width="half" />
              <Skeleton />
              <Skeleton width="third" />
            </div>
          </div>
        ))}
      </Card>
    </SkeletonGroup>
  );
}
