import type { RemoteList } from '@ringtag/contracts';
import { LostPart } from '@ringtag/i18n';
import { defaultPath, keptToken, redirectPath, useUser } from '@ringtag/session';
import { Redirect, useLocation } from '@ringtag/vendor/router';
import { Suspense, useEffect, useState } from 'react';
import { DisplayProvider } from './display/display-provider';
import { showRoute } from './display/lazy-display';
import { LostUnseen } from './layouts/lost';
import { PageLayout } from './page-layout';
import { Loading } from './pages/loading';
import { AccessDeniedPage, GalleryPage, LegalPage, NotFoundPage, SessionExpiry } from './pages/shell-pages';
import type { LoadRemote } from './remotes/load-remote';
import { RemoteBoundary, type AreaCache } from './remotes/remote-boundary';
import { toContainer, findRoute, toRouteKey, type FoundRoute } from './routing/find-route';
import { usePageFocus } from './routing/use-page-focus';

interface AppProps {
  list: RemoteList;
  load: LoadRemote;
}

/** Finds the remote or own page for the current path, checks who may see it, and puts the layout around it. */
export function App({ list, load }: AppProps) {
  const [areas] = useState<AreaCache>(() => new Map());
  const [over, setOver] = useState(false);
  const { user, isPending } = useUser();
  const { pathname, search } = useLocation();
  const found = findRoute(list.remotes, pathname);
  const blank = found.kind === 'remote' && found.route.layout === 'blank';
  usePageFocus(pathname);
  const routeKey = toRouteKey(found);
  useEffect(() => showRoute(routeKey), [routeKey]);

  // The page is removed before the session ends on the server and the sign-in page loads, so that nobody can read it.
  if (over) return <Loading />;
  // A page in the blank layout is public, so it need not wait until it is known who is signed in. All others wait.
  if (isPending && !blank) return <Loading />;
  if (found.kind === 'start') return <Redirect to={defaultPath(user)} />;
  if (found.kind === 'remote') {
    const elsewhere = redirectPath(found.route, user, { pathname, search });
    if (elsewhere && !user) keptToken(pathname, new URLSearchParams(search).get('token'));
    if (elsewhere) return <Redirect to={elsewhere} />;
  }
  return (
    <>
      <PageLayout blank={blank} container={toContainer(found)} list={list} load={load}>
        {found.kind === 'remote' ? (
          <RemoteBoundary
            key={found.entry.name}
            entry={found.entry}
            load={load}
            areas={areas}
            pathname={pathname}
          />
        ) : (
          <Suspense fallback={<Loading />}>
            <OwnPage found={found} />
          </Suspense>
        )}
      </PageLayout>
      {user && (
        <LostPart value={LostUnseen}>
          <Suspense fallback={null}>
            <DisplayProvider>
              <SessionExpiry onOver={() => setOver(true)} />
            </DisplayProvider>
          </Suspense>
        </LostPart>
      )}
    </>
  );
}

function OwnPage({ found }: { found: Exclude<FoundRoute, { kind: 'remote' | 'start' }> }) {
  if (found.kind === 'gallery') {
    // Its example of layouts shows the display state, which the split screen of signed-out people does not provide.
    return (
      <DisplayProvider>
        <GalleryPage family={found.family} />
      </DisplayProvider>
    );
  }
  if (found.kind === 'access-denied') return <AccessDeniedPage />;
  if (found.kind === 'terms' || found.kind === 'privacy') return <LegalPage document={found.kind} />;
  return <NotFoundPage />;
}
