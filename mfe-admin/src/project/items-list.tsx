import { ITEM_STATUSES, type ItemStatus } from '@ringtag/contracts';
import { useTranslation } from '@ringtag/i18n';
import { ClearListButton, ListView, useListAddress, type ListAddress } from '@ringtag/pages';
import { Card, EmptyState, IconQr, IconSearch, Select, Stack, Table } from '@ringtag/ui';
import { useQuery } from '@ringtag/vendor-query';
import styles from './items-list.module.css';
import { itemsQuery, type Item } from './items.queries';
import { useItemColumns } from './use-item-columns';

const rowKey = ({ id }: Item) => id;

/** The codes of a project: search, status filter, table, pages. */
export function ItemsList({ projectId }: { projectId: string }) {
  const { t } = useTranslation('admin');
  const address = useListAddress({ status: ITEM_STATUSES });
  const status = address.filters.status as ItemStatus | undefined;
  const query = useQuery(itemsQuery({ projectId, ...address.params, ...(status && { status }) }));
  const table = { caption: t('items.title'), hideCaption: true, columns: useItemColumns(), rowKey };
  return (
    <Stack as="section" gap={4} aria-label={t('items.title')}>
      <ListView
        address={address}
        query={query}
        texts={{
          search: t('items.search'),
          loadFailed: t('items.loadFailed'),
          pages: t('items.pages'),
        }}
        filters={<StatusFilter address={address} />}
        skeleton={(label) => <Table {...table} rows={[]} loading={label} />}
        empty={<NoItems address={address} />}
      >
        {({ items, total }) => (
          <>
            <h2 className={styles.count}>{t('items.count', { count: total })}</h2>
            <Table {...table} rows={items} busy={query.isPlaceholderData} />
          </>
        )}
      </ListView>
    </Stack>
  );
}

function StatusFilter({ address }: { address: ListAddress<'status'> }) {
  const { t } = useTranslation('admin');
  return (
    <Select
      className={styles.status}
      aria-label={t('item.status')}
      value={address.filters.status ?? ''}
      onChange={(event) => address.setFilter('status', event.target.value)}
    >
      <option value="">{t('items.anyStatus')}</option>
      {ITEM_STATUSES.map((status) => (
        <option key={status} value={status}>
          {t(`item.statuses.${status}`)}
        </option>
      ))}
    </Select>
  );
}

function NoItems({ address }: { address: ListAddress<'status'> }) {
  const { t } = useTranslation('admin');
  if (address.isNarrowed) {
    return (
      <EmptyState
        kind="no-results"
        icon={<IconSearch />}
        title={address.q ? t('items.noneFound', { q: address.q }) : t('items.noneWithStatus')}
        action={<ClearListButton address={address} />}
      />
    );
  }
  return (
    <Card>
      <EmptyState icon={<IconQr />} title={t('items.emptyTitle')} text={t('items.emptyText')} />
    </Card>
  );
}
