import { useTranslation } from '@ringtag/i18n';
import { LoadedSection } from '@ringtag/pages';
import { Skeleton, Stack } from '@ringtag/ui';
import { useQuery } from '@ringtag/vendor/query';
import { type PageReport, pageReportsQuery } from './page-reports.queries';
import { ReportedPage } from './reported-page';

/** The pages of codes that anybody reported, the newest report first. Nothing is shown while there are none. */
export function PageReports({ settled }: { settled: boolean }) {
  const { t } = useTranslation('operations');
  const query = useQuery(pageReportsQuery(settled));
  if (query.isPending || query.data?.items.length === 0) return null;
  return (
    <LoadedSection
      title={t('reports.pages.title')}
      query={query}
      errorTitle={t('reports.list.loadFailed')}
      skeleton={<Skeleton />}
    >
      {({ items }) => (
        <Stack as="ul" role="list" gap={3}>
          {groupByCode(items).map(([first, ...others]) => (
            <li key={first.code.id}>
              <ReportedPage reports={[first, ...others]} settled={settled} />
            </li>
          ))}
        </Stack>
      )}
    </LoadedSection>
  );
}

/** In the order of the first report of each. */
function groupByCode(reports: readonly PageReport[]): [PageReport, ...PageReport[]][] {
  const groups = new Map<string, [PageReport, ...PageReport[]]>();
  for (const report of reports) {
    const group = groups.get(report.code.id);
    if (group) group.push(report);
    else groups.set(report.code.id, [report]);
  }
  return [...groups.values()];
}
