import { helpPath, toDisplayAlias, ITEM_SORTS } from '@ringtag/contracts';
import { useTranslation } from '@ringtag/i18n';
import { isAtLeast, ListTable, useListAddress } from '@ringtag/lists';
import { useFormats } from '@ringtag/pages';
import { Button, Card, EmptyState, IconPlus, IconQr, Stack } from '@ringtag/ui';
import { useQuery } from '@ringtag/vendor/query';
import { BulkBar } from '../bulk/bulk-bar';
import { useItemSelection } from '../bulk/use-item-selection';
import { itemsQuery, type ItemsFilter } from '../items.queries';
import { ITEM_FILTERS, ItemFilters } from './item-filters';
import styles from './items-list.module.css';
import { useItemColumns } from './use-item-columns';

/**
 * The codes of a project: search, filters, order, table, pages and bulk changes.
 * @param onAdd called when the list is empty and the reader wants to add codes
 */
export function ItemsList({ projectId, onAdd }: { projectId: string; onAdd: () => void }) {
  const { t } = useTranslation(['admin', 'items']);
  const { number } = useFormats();
  const address = useListAddress(ITEM_FILTERS, ITEM_SORTS);
  const filter = address.filters as ItemsFilter;
  const { params, sort, q } = address;
  const query = useQuery(itemsQuery({ projectId, ...params, ...filter, sort }));
  const selection = useItemSelection(
    query.data?.items.map(({ id }) => id) ?? [],
    query.data?.total ?? 0,
    JSON.stringify([projectId, q, filter]),
  );
  return (
    <section aria-label={t('items.title')}>
      <ListTable
        address={address}
        query={query}
        gap={4}
        title={t('items.title')}
        texts={{
          ...t('items.list', { returnObjects: true }),
          noneFound: q ? t('items.noneFound', { q }) : t('items:none'),
        }}
        columns={useItemColumns()}
        filters={<ItemFilters address={address} />}
        empty={
          <Card>
            <EmptyState
              icon={<IconQr />}
              title={t('items.emptyTitle')}
              text={t('items.emptyText')}
              action={
                <Stack gap={3} align="center">
                  <Button icon={<IconPlus />} onClick={onAdd}>
                    {t('items.emptyAction')}
                  </Button>
                  <a href={helpPath('administrator', 'codes')}>{t('help')}</a>
                </Stack>
              }
            />
          </Card>
        }
        above={({ total, more }) => (
          <>
            <h2 className={styles.count}>
              {isAtLeast({ total, more })
                ? t('items.countMore', { total: number(total) })
                : t('items.count', { count: total })}
            </h2>
            {selection.count > 0 && (
              <BulkBar
                projectId={projectId}
                selection={selection}
                total={total}
                more={isAtLeast({ total, more })}
                targets={
                  selection.all ? { filter: { ...filter, ...(q && { q }) } } : { ids: [...selection.ids] }
                }
              />
            )}
          </>
        )}
        selection={{
          selected: selection.ids,
          onChange: selection.choose,
          allLabel: t('items:bulk.page'),
          rowLabel: ({ alias }) => t('items:bulk.row', { alias: toDisplayAlias(alias) }),
        }}
      />
    </section>
  );
}
