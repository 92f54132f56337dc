import { lazyWithTexts, usePageTitle, useTranslation } from '@ringtag/i18n';
import { QueryStates, Waiting } from '@ringtag/pages';
import { Alert, Button, IconPlay, PageHeader, Stack, Tabs } from '@ringtag/ui';
import { useQuery, type QueryClient } from '@ringtag/vendor/query';
import { Link, useParams } from '@ringtag/vendor/router';
import { Suspense, type ReactNode } from 'react';
import { Alias, toCodeName } from '../codes/code-name';
import { myCodeQuery, type MyCodeDetail } from '../codes/codes.queries';
import { StatusBadge } from '../codes/status-badge';
import { usePauseOrResume } from '../codes/use-pause-or-resume';
import { useView } from '../page/use-view';
import { CodeGuard } from './code-guard';
import { CodeOverview } from './code-overview';
import { useCardEditor } from './page/use-card-editor';
import { usePageEditor } from './page/use-page-editor';
import { useDesignEditor } from './qr/use-design-editor';

/** Most codes are not lost. */
const LostAlert = lazyWithTexts([], () => import('../codes/lost-alert'));
/** What people see, and the card that previews it. Loaded when its tab is opened. */
const PageView = lazyWithTexts(['pageKind', 'card', 'states'], () => import('./page/page-view'));
/** The designer, its texts and the library that draws. Loaded when its tab is opened. */
const QrView = lazyWithTexts(['qr', 'qrDesign', 'sheet'], () => import('./qr/qr-view'));

const VIEWS = ['overview', 'page', 'qr'] as const;

export const preload = (client: QueryClient, { id = '' }: { id?: string }) =>
  client.prefetchQuery(myCodeQuery(id));

/** /my-code/{id}: one code of the reader. */
export default function MyCodePage() {
  const { t } = useTranslation('dashboard');
  const { id = '' } = useParams();
  const query = useQuery(myCodeQuery(id));
  const name = query.data && toCodeName(query.data);
  usePageTitle(name ?? t('code.title'));
  return (
    <>
      <PageHeader
        back={<Link to="/my-codes">{t('code.back')}</Link>}
        title={name ?? t('code.title')}
        subtitle={query.data?.label && <Alias alias={query.data.alias} />}
        actions={query.data && <StatusBadge code={query.data} />}
      />
      <QueryStates query={query} errorTitle={t('code.loadFailed')}>
        {(code) => <CodeViews key={code.id} code={code} />}
      </QueryStates>
    </>
  );
}

/** The tabs of a code. Only the selected tab is rendered. */
function CodeViews({ code }: { code: MyCodeDetail }) {
  const { t } = useTranslation('dashboard');
  const [view, setView] = useView(VIEWS, 'overview');
  // The drafts are kept above the tabs, so that they survive a change of the tab.
  const page = usePageEditor(code);
  const card = useCardEditor(code);
  const design = useDesignEditor(code);
  const tabs = [
    { id: 'overview', label: t('code.views.overview'), panel: <CodeOverview code={code} /> },
    {
      id: 'page',
      label: t('code.views.page'),
      panel: (
        <LoadedTab>
          <PageView code={code} editor={page} card={card} />
        </LoadedTab>
      ),
    },
    {
      id: 'qr',
      label: t('code.views.qr'),
      panel: (
        <LoadedTab>
          <QrView code={code} editor={design} />
        </LoadedTab>
      ),
    },
  ];
  return (
    <Stack gap={4}>
      {code.lost && (
        <Suspense fallback={null}>
          <LostAlert code={code} />
        </Suspense>
      )}
      {code.status === 'inactive' && <PausedAlert code={code} />}
      {code.status === 'disabled' && <Alert tone="danger">{t('code.disabledHint')}</Alert>}
      <Tabs label={toCodeName(code)} tabs={tabs} selected={view} onSelect={setView} />
      <CodeGuard page={page} card={card} design={design} onRefused={setView} />
    </Stack>
  );
}

/** A tab that loads when it is opened. */
function LoadedTab({ children }: { children: ReactNode }) {
  return <Suspense fallback={<Waiting />}>{children}</Suspense>;
}

/** Says what scanners see of a paused code, and resumes it. */
function PausedAlert({ code }: { code: MyCodeDetail }) {
  const { t } = useTranslation('dashboard');
  const { pauseOrResume, changing } = usePauseOrResume(code);
  return (
    <Alert
      tone="warning"
      actions={
        <Button variant="outline" icon={<IconPlay />} loading={changing} onClick={pauseOrResume}>
          {t('code.resume')}
        </Button>
      }
    >
      {t('code.pausedHint')}
    </Alert>
  );
}
