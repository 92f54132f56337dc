import { ITEM_STATUSES, type ItemStatus } from '@ringtag/contracts';
import { useTranslation } from '@ringtag/i18n';
import { ListStates, pageCountOf, useListAddress, usePageInRange, type ListAddress } from '@ringtag/pages';
import {
  Button,
  Card,
  EmptyState,
  IconQr,
  IconSearch,
  Pagination,
  SearchInput,
  Select,
  Stack,
  Table,
} from '@ringtag/ui';
import { useQuery } from '@ringtag/vendor-query';
import { TableSkeleton } from '../table-skeleton';
import styles from './items-list.module.css';
import { itemsQuery } from './items.queries';
import { useItemColumns } from './use-item-columns';

/** The codes of a project: search, status filter, table, pages. */
export function ItemsList({ projectId }: { projectId: string }) {
  const { t } = useTranslation('admin');
  const address = useListAddress({ status: ITEM_STATUSES });
  const status = address.filters.status as ItemStatus | undefined;
  const query = useQuery(
    itemsQuery({
      projectId,
      page: address.page,
      ...(address.q && { q: address.q }),
      ...(status && { status }),
    }),
  );
  usePageInRange(query.isPlaceholderData ? undefined : query.data, address);
  const columns = useItemColumns();
  return (
    <Stack as="section" gap={4} aria-label={t('items.title')}>
      <Filters address={address} />
      <ListStates
        query={query}
        errorTitle={t('items.loadFailed')}
        retryLabel={t('retry')}
        skeleton={<TableSkeleton label={t('loading')} />}
        instead={({ total }) => total === 0 && <NoItems address={address} />}
      >
        {(list) => (
          <>
            <h2 className={styles.count}>{t('items.count', { count: list.total })}</h2>
            <Table
              caption={t('items.title')}
              hideCaption
              columns={columns}
              rows={list.items}
              rowKey={({ id }) => id}
              busy={query.isPlaceholderData}
            />
            <Pagination
              page={address.page}
              pageCount={pageCountOf(list)}
              onChange={address.setPage}
              labels={{
                nav: t('items.pages'),
                previous: t('page.previous'),
                next: t('page.next'),
                page: (page) => t('page.number', { page }),
              }}
            />
          </>
        )}
      </ListStates>
    </Stack>
  );
}

function Filters({ address }: { address: ListAddress<'status'> }) {
  const { t } = useTranslation('admin');
  return (
    <div className={styles.filters} role="search">
      <SearchInput
        value={address.searchText}
        onChange={address.setSearchText}
        label={t('items.search')}
        placeholder={t('items.search')}
        clearLabel={t('clearSearch')}
      />
      <Select
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
    </div>
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
        action={
          <Button variant="outline" onClick={address.clear}>
            {t('clearFilters')}
          </Button>
        }
      />
    );
  }
  return (
    <Card>
      <EmptyState icon={<IconQr />} title={t('items.emptyTitle')} text={t('items.emptyText')} />
    </Card>
  );
}
