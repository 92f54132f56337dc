import { useTranslation } from '@ringtag/i18n';
import { Day, LoadedSection, useFormats } from '@ringtag/pages';
import { Skeleton, Table, type TableColumn } from '@ringtag/ui';
import { useQuery } from '@ringtag/vendor/query';
import styles from '../items.module.css';
import { itemActivationsQuery, type ItemActivation } from '../items.queries';
import { HolderLink } from './holder-link';

/** Lists who held a code, from when to when, and how many messages came. Administrators cannot read the messages. */
export function ItemActivations({ id }: { id: string }) {
  const { t } = useTranslation(['admin', 'items']);
  const query = useQuery(itemActivationsQuery(id));
  const columns = useColumns();
  return (
    <LoadedSection
      title={t('items:history.title')}
      errorTitle={t('items:history.failed')}
      query={query}
      // Most codes were held by one person at most.
      skeleton={<Skeleton />}
    >
      {({ items, total }) =>
        items.length === 0 ? (
          <p className={styles.quiet}>{t('items:history.none')}</p>
        ) : (
          <>
            <Table
              caption={t('items:history.title')}
              hideCaption
              columns={columns}
              rows={items}
              rowKey={({ id: key }) => key}
            />
            {total > items.length && (
              <p className={styles.quiet}>{t('items:history.more', { count: total - items.length })}</p>
            )}
          </>
        )
      }
    </LoadedSection>
  );
}

function useColumns(): TableColumn<ItemActivation>[] {
  const { t } = useTranslation(['admin', 'items']);
  const { number } = useFormats();
  return [
    {
      key: 'holder',
      header: t('items:owner'),
      rowHeader: true,
      cell: ({ holder }) => <HolderLink holder={holder} />,
    },
    { key: 'from', header: t('items:history.from'), cell: ({ activatedAt }) => <Day at={activatedAt} /> },
    {
      key: 'to',
      header: t('items:history.to'),
      cell: ({ endedAt }) => (endedAt ? <Day at={endedAt} /> : t('items:history.now')),
    },
    {
      key: 'messages',
      header: t('items:messages'),
      align: 'end',
      cell: ({ messageCount }) => number(messageCount),
    },
  ];
}
