import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { startI18n } from '@ringtag/i18n';
import type { RemoteEntry } from '@ringtag/mf-contract';
import {
  applyTheme,
  createAppStore,
  createQueryClient,
  SessionProvider,
  startSession,
  userQueryOptions,
} from '@ringtag/session';
import { BrowserRouter } from '@ringtag/vendor-router';
import '@ringtag/ui/tokens.css';
import '@ringtag/ui/base.css';
import { App } from './app';
import { StartErrorPage } from './pages/start-error.page';
import { createRemoteLoader } from './remotes/load-remote';

/** Makes the one store, query client, i18n instance and router, and renders the application. */
export async function bootstrap(remotes: Promise<RemoteEntry[]>): Promise<void> {
  const store = createAppStore();
  const queryClient = createQueryClient();
  const session = startSession({ store, queryClient });
  applyTheme(store);
  void queryClient.prefetchQuery(userQueryOptions);

  const root = createRoot(document.getElementById('root')!);
  try {
    const [entries] = await Promise.all([remotes, startI18n()]);
    root.render(
      <StrictMode>
        <SessionProvider store={store} queryClient={queryClient} session={session}>
          <BrowserRouter>
            <App remotes={entries} load={createRemoteLoader(store)} />
          </BrowserRouter>
        </SessionProvider>
      </StrictMode>,
    );
  } catch (error) {
    console.error('The page could not start', error);
    root.render(<StartErrorPage />);
  }
}
