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
  const { t } = useTranslation('reports');
  const { id = '' } = useParams();
  const query = useQuery(reportQuery(id));
  const report = query.data;
  return (
    <>
      <PageHeader
        back={<Link to="/reports">{t('list.title')}</Link>}
        title={t('report.title')}
        actions={
          report && (
            <Badge tone={report.settledAt ? 'success' : 'warning'}>
              {t(report.settledAt ? 'report.settled' : 'report.open')}
            </Badge>
          )
        }
      />
      <QueryStates query={query} errorTitle={t('report.loadFailed')}>
        {(loaded) => (
          <PageColumns>
            <Section title={t('messages')}>
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
  const { t } = useTranslation('reports');
  const { number } = useFormats();
  const { id, code, owner, reportedAt, settledAt, settledBy, messageCount } = report;
  return (
    <Card>
      <Stack gap={4}>
        <Facts
          facts={[
            [
              t('code'),
              <Link to={`/item/${code.id}`} translate="no">
                {toDisplayAlias(code.alias)}
              </Link>,
            ],
            [t('reportedBy'), <PersonLink person={owner} />],
            [t('reportedAt'), <DayTime at={reportedAt} />],
            [t('messages'), number(messageCount)],
            ...(settledAt ? [[t('settledAt'), <DayTime at={settledAt} />] as const] : []),
            ...(settledBy ? [[t('settledBy'), <PersonLink person={settledBy} />] as const] : []),
          ]}
        />
        <p className={styles.quiet}>
          {t('report.trace')} <Link to={`/audit-log?subject=${id}`}>{t('report.history')}</Link>
        </p>
      </Stack>
    </Card>
  );
}
