import { declareTexts, startI18n } from '@ringtag/i18n';
import type { RemoteEntry } from '@ringtag/contracts';
import { createQueryClient, SessionProvider, startSession, userQueryOptions } from '@ringtag/session';
import { BrowserRouter } from '@ringtag/vendor/router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '@ringtag/ui/tokens.css';
import '@ringtag/ui/base.css';
import { App } from './app';
import { lazySessionDisplay } from './display/lazy-display';
import { setRootAside, showRoot } from './first-paint/first-paint';
import { StartErrorPage } from './pages/start-error.page';
import { createRemoteLoader } from './remotes/load-remote';
import { texts } from './texts';

/** Creates the only query client, i18n instance and router, and renders the application. */
export async function bootstrap(remotes: Promise<RemoteEntry[]>): Promise<void> {
  declareTexts(texts);
  const queryClient = createQueryClient();
  const session = startSession({ display: lazySessionDisplay, queryClient });
  void queryClient.prefetchQuery(userQueryOptions);

  const root = createRoot(setRootAside());
  try {
    const [entries] = await Promise.all([remotes, startI18n()]);
    root.render(
      <StrictMode>
        <SessionProvider queryClient={queryClient} session={session}>
          <BrowserRouter>
            <App remotes={entries} load={createRemoteLoader()} />
          </BrowserRouter>
        </SessionProvider>
      </StrictMode>,
    );
  } catch (error) {
    console.error('The page could not start', error);
    showRoot();
    root.render(<StartErrorPage />);
  }
}
