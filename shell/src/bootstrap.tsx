import type { RemoteList } from '@ringtag/contracts';
import { declareTexts, LostPart, PartBoundary, startI18n } from '@ringtag/i18n';
import { createQueryClient, SessionProvider, startSession, userQueryOptions } from '@ringtag/session';
import { BrowserRouter } from '@ringtag/vendor/router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '@ringtag/ui/tokens.css';
import '@ringtag/ui/base.css';
import { App } from './app';
import { lazySessionDisplay } from './display/lazy-display';
import { setRootAside } from './first-paint/first-paint';
import { Lost } from './layouts/lost';
import { createRemoteLoader } from './remotes/load-remote';
import { texts } from './texts';

/**
 * Creates the only query client, i18n instance and router, and renders the application. Rejects when the texts or the
 * list of remotes could not be loaded.
 */
export async function bootstrap(remotes: Promise<RemoteList>): Promise<void> {
  declareTexts(texts);
  const queryClient = createQueryClient();
  const session = startSession({ display: lazySessionDisplay, queryClient });
  void queryClient.prefetchQuery(userQueryOptions);

  const root = createRoot(setRootAside());
  const [list] = await Promise.all([remotes, startI18n()]);
  const load = createRemoteLoader();
  root.render(
    <StrictMode>
      <SessionProvider queryClient={queryClient} session={session}>
        <BrowserRouter>
          <LostPart value={Lost}>
            <PartBoundary whole>{() => <App list={list} load={load} />}</PartBoundary>
          </LostPart>
        </BrowserRouter>
      </SessionProvider>
    </StrictMode>,
  );
}
