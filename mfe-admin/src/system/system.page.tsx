import { useTranslation } from '@ringtag/i18n';
import { PageColumns, QueryStates, useFormats } from '@ringtag/pages';
import {
  Badge,
  Button,
  ButtonLink,
  Facts,
  IconMail,
  IconRefresh,
  PageHeader,
  Section,
  Stack,
} from '@ringtag/ui';
import { useQuery } from '@ringtag/vendor/query';
import { Link } from '@ringtag/vendor/router';
import { useInvalidation } from '../use-invalidation';
import { Remotes } from './remotes';
import { ServiceLevels } from './service-levels';
import { SlowStatements } from './slow-statements';
import { systemQuery, type System } from './system.queries';
import { Tokens } from './tokens/tokens';

/** /system: the state of the server. */
export default function SystemPage() {
  const { t } = useTranslation('operations');
  const query = useQuery(systemQuery);
  const refresh = useInvalidation(['admin']);
  return (
    <>
      <PageHeader
        title={t('system.system.title')}
        subtitle={t('system.system.subtitle')}
        actions={
          <>
            <ButtonLink as={Link} to="/mails" variant="outline" icon={<IconMail />}>
              {t('system.system.queue')}
            </ButtonLink>
            <Button
              variant="outline"
              icon={<IconRefresh />}
              loading={query.isFetching}
              loadingLabel={t('system.system.refreshing')}
              onClick={() => void refresh()}
            >
              {t('system.system.refresh')}
            </Button>
          </>
        }
      />
      <QueryStates query={query} errorTitle={t('system.system.loadFailed')}>
        {(system) => (
          <Stack gap={4}>
            <Cards system={system} />
            <Remotes system={system} />
            <Tokens />
            <ServiceLevels serviceLevels={system.serviceLevels} />
            <SlowStatements statements={system.slowStatements} />
          </Stack>
        )}
      </QueryStates>
    </>
  );
}

function Cards({ system }: { system: System }) {
  const { t } = useTranslation(['operations', 'admin']);
  const { dateTime, number } = useFormats();
  const { ready, database, mails } = system;
  const behind = database.pendingMigrations;
  return (
    <>
      <Section gap={3} title={t('system.system.server')}>
        <Facts
          facts={[
            [
              t('system.system.ready'),
              <Badge tone={ready ? 'success' : 'danger'}>{t(ready ? 'admin:yes' : 'admin:no')}</Badge>,
            ],
            [t('system.system.version'), system.version],
            [t('system.system.environment'), system.environment],
            ['Node.js', system.runtime],
            [t('system.system.started'), dateTime(system.startedAt)],
          ]}
        />
      </Section>
      <PageColumns>
        <Section gap={3} title={t('system.system.database')}>
          <Facts
            facts={[
              [t('system.system.databaseServer'), <span translate="no">{database.server}</span>],
              [
                t('system.system.latency'),
                database.latency < 1
                  ? t('system.system.underMillisecond')
                  : t('system.system.milliseconds', { value: number(database.latency) }),
              ],
              [
                t('system.system.schema'),
                <Badge tone={behind > 0 ? 'danger' : 'success'}>
                  {behind > 0
                    ? t('system.system.schemaBehind', { value: number(behind) })
                    : t('system.system.schemaCurrent')}
                </Badge>,
              ],
            ]}
          />
        </Section>
        <Section gap={3} title={t('system.system.mails')}>
          <Facts
            facts={[
              [t('system.system.waiting'), <Link to="/mails?state=waiting">{number(mails.waiting)}</Link>],
              [t('system.system.failed'), <Link to="/mails?state=failed">{number(mails.failed)}</Link>],
              [t('system.system.refused'), <Link to="/mails?state=refused">{number(mails.refused)}</Link>],
              [t('system.system.bouncing'), <Link to="/mails?state=stopped">{number(mails.bouncing)}</Link>],
              [t('system.system.oldest'), mails.oldestWaitingAt ? dateTime(mails.oldestWaitingAt) : '–'],
            ]}
          />
        </Section>
      </PageColumns>
    </>
  );
}
