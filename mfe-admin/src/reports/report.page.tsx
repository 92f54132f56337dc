import { toDisplayAlias } from '@ringtag/contracts';
import { useTranslation } from '@ringtag/i18n';
import { DayTime, PageColumns, QueryStates, useFormats } from '@ringtag/pages';
import { Badge, Card, Facts, PageHeader, Section, Stack } from '@ringtag/ui';
import { useQuery } from '@ringtag/vendor/query';
import { Link, useParams } from '@ringtag/vendor/router';
import { PersonLink } from './person-link';
import { ReportActions } from './report-actions';
import { ReportThread } from './report-thread';
import styles from './report.module.css';
import { reportQuery, type ReportedConversation } from './reports.queries';

/** /reports/{id}: a reported conversation, and what an administrator can do about it. */
export default function ReportPage() {
  const { t } = useTranslation('operations');
  const { id = '' } = useParams();
  const query = useQuery(reportQuery(id));
  const report = query.data;
  return (
    <>
      <PageHeader
        back={<Link to="/reports">{t('reports.list.title')}</Link>}
        title={t('reports.report.title')}
        actions={
          report && (
            <Badge tone={report.settledAt ? 'success' : 'warning'}>
              {t(report.settledAt ? 'reports.report.settled' : 'reports.report.open')}
            </Badge>
          )
        }
      />
      <QueryStates query={query} errorTitle={t('reports.report.loadFailed')}>
        {(loaded) => (
          <PageColumns>
            <Section title={t('reports.messages')}>
              <ReportThread report={loaded} />
            </Section>
            <Stack gap={4}>
              <AboutReport report={loaded} />
              <ReportActions report={loaded} />
            </Stack>
          </PageColumns>
        )}
      </QueryStates>
    </>
  );
}

function AboutReport({ report }: { report: ReportedConversation }) {
  const { t } = useTranslation('operations');
  const { number } = useFormats();
  const { id, code, owner, reportedAt, settledAt, settledBy, messageCount } = report;
  return (
    <Card>
      <Stack gap={4}>
        <Facts
          facts={[
            [
              t('reports.code'),
              <Link to={`/item/${code.id}`} translate="no">
                {toDisplayAlias(code.alias)}
              </Link>,
            ],
            [t('reports.reportedBy'), <PersonLink person={owner} />],
            [t('reports.reportedAt'), <DayTime at={reportedAt} />],
            [t('reports.messages'), number(messageCount)],
            ...(settledAt ? [[t('reports.settledAt'), <DayTime at={settledAt} />] as const] : []),
            ...(settledBy ? [[t('reports.settledBy'), <PersonLink person={settledBy} />] as const] : []),
          ]}
        />
        <p className={styles.quiet}>
          {t('reports.report.trace')}{' '}
          <Link to={`/audit-log?subject=${id}`}>{t('reports.report.history')}</Link>
        </p>
      </Stack>
    </Card>
  );
}
