import { useTranslation } from '@ringtag/i18n';
import { ListView } from '@ringtag/lists';
import { Button, Card, classNames, Skeleton, SkeletonGroup, VisuallyHidden } from '@ringtag/ui';
import type { UseQueryResult } from '@ringtag/vendor/query';
import { useSearchParams } from '@ringtag/vendor/router/search-params';
import type { ReactNode, RefObject } from 'react';
import look from '../page/look.module.css';
import { MessageFilter } from './message-filter';
import styles from './message-list.module.css';
import { MessageRow } from './message-row';
import type { MessageList as Messages } from './messages.queries';
import { NoMessages } from './no-messages';
import type { Arrivals } from './use-arrivals';
import type { InboxAddress } from './use-inbox-address';
import { OPEN_PARAM } from './use-open-message';
import type { Selection } from './use-selection';

interface MessageListProps {
  address: InboxAddress;
  query: UseQueryResult<Messages>;
  arrivals: Arrivals;
  openId: string | undefined;
  listRef: RefObject<HTMLDivElement | null>;
  selection: Selection;
  /** The bar for bulk actions, shown above the rows. */
  selectionBar: ReactNode;
}

/** The search field, the filters and the rows of the inbox. */
export function MessageList(props: MessageListProps) {
  const { address, query, arrivals, openId, listRef, selection, selectionBar } = props;
  const { t } = useTranslation('dashboard');
  const { q } = address;
  const { show, code, kind } = address.filters;
  const [params] = useSearchParams();
  const pathTo = (id: string) => {
    const next = new URLSearchParams(params);
    next.set(OPEN_PARAM, id);
    return { search: `?${next}` };
  };
  const retentionDays = query.data?.retentionDays;
  return (
    <div ref={listRef} className={classNames(styles.list, selection.count > 0 && styles.choosing)}>
      <VisuallyHidden live>
        {arrivals.told > 0 && t('messages.arrived', { count: arrivals.told })}
      </VisuallyHidden>
      <ListView
        address={address}
        query={query}
        texts={{
          search: t('messages.search'),
          loadFailed: t('messages.loadFailed'),
          pages: t('messages.pages'),
          ...(q && {
            noneFound: t('messages.noneFound.title', { q }),
            noneFoundText: t(
              show || code || kind ? 'messages.noneFound.filtered' : 'messages.noneFound.text',
            ),
          }),
        }}
        foldsFilters
        filters={
          <MessageFilter
            address={address}
            held={query.data?.held ?? 0}
            helps={query.data?.helps ?? false}
            listedCode={query.data?.items[0]?.code}
          />
        }
        skeleton={(label) => <RowsSkeleton label={label} />}
        empty={<NoMessages address={address} held={query.data?.held ?? 0} />}
      >
        {() => (
          <div>
            {arrivals.held > 0 && (
              <div className={styles.arrived}>
                <Button size="sm" onClick={arrivals.show}>
                  {t('messages.arrived', { count: arrivals.held })}
                </Button>
              </div>
            )}
            <Card padding="none">
              {selectionBar}
              <ul role="list" className={look.divided} aria-busy={query.isPlaceholderData || undefined}>
                {arrivals.shown.map((message) => (
                  <li key={message.id}>
                    <MessageRow
                      message={message}
                      to={pathTo(message.id)}
                      open={message.id === openId}
                      chosen={selection.ids.includes(message.id)}
                      onChoose={() => selection.toggle(message.id)}
                    />
                  </li>
                ))}
              </ul>
            </Card>
          </div>
        )}
      </ListView>
      {retentionDays && <p className={look.quiet}>{t('messages.kept', { count: retentionDays })}</p>}
    </div>
  );
}

function RowsSkeleton({ label }: { label: string }) {
  return (
    <SkeletonGroup label={label}>
      <Card padding="none" className={look.divided}>
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
