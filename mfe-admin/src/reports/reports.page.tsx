import { toDisplayAlias } from '@ringtag/contracts';
import { useTranslation } from '@ringtag/i18n';
import { FilterSelect, ListTable, useListAddress } from '@ringtag/lists';
import { DayTime, useFormats } from '@ringtag/pages';
import { Card, EmptyState, IconFlag, PageHeader, Stack, type TableColumn } from '@ringtag/ui';
import { useQuery } from '@ringtag/vendor/query';
import { Link } from '@ringtag/vendor/router';
import { PageReports } from './page-reports';
import { pageReportsQuery } from './page-reports.queries';
import { PersonLink } from './person-link';
import { type Report, reportsQuery } from './reports.queries';

/** Without a value in the address, the list shows the open ones. */
const VIEWS = ['settled'] as const;

/** /reports: pages that anybody reported, and conversations that owners did, without a word of what was written. */
export default function ReportsPage() {
  const { t } = useTranslation('operations');
  const address = useListAddress({ view: VIEWS });
  const settled = address.filters.view === 'settled';
  const { q: _search, ...params } = address.params;
  const query = useQuery(reportsQuery({ ...params, settled: settled ? 'true' : 'false' }));
  const pages = useQuery(pageReportsQuery(settled));
  return (
    <>
      <PageHeader title={t('reports.list.title')} subtitle={t('reports.list.subtitle')} />
      <Stack gap={6}>
        {/* Above both lists, because it is about both. */}
        <div role="search">
          <FilterSelect
            address={address}
            name="view"
            label={t('reports.list.which')}
            any={t('reports.list.views.open')}
            values={VIEWS}
            text={(view) => t(`reports.list.views.${view}`)}
          />
        </div>
        <PageReports settled={settled} />
        <ListTable
          address={address}
          query={query}
          title={t('reports.list.title')}
          columns={useColumns(settled)}
          texts={{ loadFailed: t('reports.list.loadFailed'), pages: t('reports.list.pages') }}
          empty={
            // Beneath reported pages, it would say that there are no reports.
            pages.data?.items.length === 0 && (
              <Card>
                <EmptyState
                  kind={settled ? 'no-results' : 'first-use'}
                  icon={<IconFlag />}
                  title={t(settled ? 'reports.list.noneSettled' : 'reports.list.none')}
                  text={t(settled ? 'reports.list.noneSettledText' : 'reports.list.noneText')}
                />
              </Card>
            )
          }
        />
      </Stack>
    </>
  );
}

function useColumns(settled: boolean): TableColumn<Report>[] {
  const { t } = useTranslation('operations');
  const { number } = useFormats();
  return [
    {
      key: 'code',
      header: t('reports.code'),
      rowHeader: true,
      cell: ({ id, code }) => (
        <Link to={`/reports/${id}`} translate="no">
          {toDisplayAlias(code.alias)}
        </Link>
      ),
    },
    { key: 'owner', header: t('reports.reportedBy'), cell: ({ owner }) => <PersonLink person={owner} /> },
    {
      key: 'reported',
      header: t('reports.reportedAt'),
      cell: ({ reportedAt }) => <DayTime at={reportedAt} />,
    },
    {
      key: 'messages',
      header: t('reports.messages'),
      align: 'end',
      cell: ({ messageCount }) => number(messageCount),
    },
    ...(settled
      ? [
          {
            key: 'settled',
            header: t('reports.settledAt'),
            cell: ({ settledAt }: Report) => settledAt && <DayTime at={settledAt} />,
          },
          {
            key: 'settledBy',
            header: t('reports.settledBy'),
            cell: ({ settledBy }: Report) => settledBy && <PersonLink person={settledBy} />,
          },
        ]
      : []),
  ];
}
