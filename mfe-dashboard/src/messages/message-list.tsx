import type { RefObject } from 'react';
import { useTranslation } from '@ringtag/i18n';
import { ListView, type ListAddress } from '@ringtag/pages';
import { Card, Skeleton, SkeletonGroup } from '@ringtag/ui';
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
  const pathTo = (id: string) => {
    const next = new URLSearchParams(params);
    next.set(OPEN_PARAM, id);
    return { search: `?${next}` };
  };
  return (
    <div ref={listRef} className={styles.list}>
      <ListView
        address={address}
        query={query}
        texts={{
          search: t('messages.search'),
          loadFailed: t('messages.loadFailed'),
          pages: t('messages.pages'),
        }}
        filters={<MessageFilter address={address} />}
        skeleton={(label) => <RowsSkeleton label={label} />}
        empty={<NoMessages address={address} />}
      >
        {({ items }) => (
          <Card padding="none">
            <ul role="list" className={styles.rows} aria-busy={query.isPlaceholderData || undefined}>
              {items.map((message) => (
                <li key={message.id}>
                  <MessageRow message={message} to={pathTo(message.id)} selected={message.id === openId} />
                </li>
              ))}
            </ul>
          </Card>
        )}
      </ListView>
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
