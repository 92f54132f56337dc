import { useTranslation } from '@ringtag/i18n';
import { PageColumns, QueryStates } from '@ringtag/pages';
import { PageHeader, Stack } from '@ringtag/ui';
import { useQuery, type QueryClient } from '@ringtag/vendor/query';
import { homeQuery, type Home } from '../next-steps/home.queries';
import { NextSteps } from '../next-steps/next-steps';
import { NoEmails } from '../own-address/no-emails';
import { LatestConversations } from './latest-conversations';
import { OwnScans } from './own-scans';
import { SiteOverview } from './site-overview';

export const preload = (client: QueryClient) => client.prefetchQuery(homeQuery());

/** /: what is new, what to do next, and how often codes were scanned. */
export default function HomePage() {
  const { t } = useTranslation('home');
  const query = useQuery(homeQuery());
  return (
    <>
      <PageHeader title={t('title')} />
      <QueryStates query={query} errorTitle={t('loadFailed')}>
        {(home) => <Columns home={home} />}
      </QueryStates>
    </>
  );
}

/** What people came for is first: their messages, or the site for administrators. Nothing that does not concern them. */
function Columns({ home }: { home: Home }) {
  const { steps, conversations, held, activeCodes, scans, site } = home;
  const own = [
    (activeCodes > 0 || conversations.length > 0 || held > 0) && (
      <LatestConversations key="messages" home={home} />
    ),
    (activeCodes > 0 || scans.some(({ scans }) => scans > 0)) && <OwnScans key="scans" home={home} />,
  ].filter(Boolean);
  const [first, ...others] = site ? [<SiteOverview key="site" site={site} />, ...own] : own;
  return (
    <PageColumns>
      <Stack gap={4}>
        <NoEmails />
        {steps.length > 0 && <NextSteps steps={steps} />}
        {first}
      </Stack>
      {others.length > 0 && <Stack gap={4}>{others}</Stack>}
    </PageColumns>
  );
}
