import { toDisplayAlias } from '@ringtag/contracts';
import { useTranslation } from '@ringtag/i18n';
import { FilterSelect, ListTable, useListAddress } from '@ringtag/lists';
import { DayTime, useFormats } from '@ringtag/pages';
import { Card, EmptyState, IconFlag, PageHeader, type TableColumn } from '@ringtag/ui';
import { useQuery } from '@ringtag/vendor/query';
import { Link } from '@ringtag/vendor/router';
import { PersonLink } from './person-link';
import { type Report, reportsQuery } from './reports.queries';

/** Without a value in the address, the list shows the open ones. */
const VIEWS = ['settled'] as const;

/** /reports: the conversations that owners reported, without a word of what was written. */
export default function ReportsPage() {
  const { t } = useTranslation('reports');
  const address = useListAddress({ view: VIEWS });
  const settled = address.filters.view === 'settled';
  const { q: _search, ...params } = address.params;
  const query = useQuery(reportsQuery({ ...params, settled: settled ? 'true' : 'false' }));
  return (
    <>
      <PageHeader title={t('list.title')} subtitle={t('list.subtitle')} />
      <ListTable
        address={address}
        query={query}
        title={t('list.title')}
        columns={useColumns(settled)}
        texts={{ loadFailed: t('list.loadFailed'), pages: t('list.pages') }}
        filters={
          <FilterSelect
            address={address}
            name="view"
            label={t('list.which')}
            any={t('list.views.open')}
            values={VIEWS}
            text={(view) => t(`list.views.${view}`)}
          />
        }
        empty={
          <Card>
            <EmptyState
              kind={settled ? 'no-results' : 'first-use'}
              icon={<IconFlag />}
              title={t(settled ? 'list.noneSettled' : 'list.none')}
              text={t(settled ? 'list.noneSettledText' : 'list.noneText')}
            />
          </Card>
        }
      />
    </>
  );
}

function useColumns(settled: boolean): TableColumn<Report>[] {
  const { t } = useTranslation('reports');
  const { number } = useFormats();
  return [
    {
      key: 'code',
      header: t('code'),
      rowHeader: true,
      cell: ({ id, code }) => (
        <Link to={`/reports/${id}`} translate="no">
          {toDisplayAlias(code.alias)}
        </Link>
      ),
    },
    { key: 'owner', header: t('reportedBy'), cell: ({ owner }) => <PersonLink person={owner} /> },
    { key: 'reported', header: t('reportedAt'), cell: ({ reportedAt }) => <DayTime at={reportedAt} /> },
    {
      key: 'messages',
      header: t('messages'),
      align: 'end',
      cell: ({ messageCount }) => number(messageCount),
    },
    ...(settled
      ? [
          {
            key: 'settled',
            header: t('settledAt'),
            cell: ({ settledAt }: Report) => settledAt && <DayTime at={settledAt} />,
          },
          {
            key: 'settledBy',
            header: t('settledBy'),
            cell: ({ settledBy }: Report) => settledBy && <PersonLink person={settledBy} />,
          },
        ]
      : []),
  ];
}
