import { formTexts } from '@ringtag/forms';
import { declareTexts, loadTexts, startI18n } from '@ringtag/i18n';
import type { RemoteModule } from '@ringtag/mf-contract';
import {
  createQueryClient,
  SessionProvider,
  startSession,
  userQueryOptions,
  type User,
} from '@ringtag/session';
import type { QueryClient } from '@ringtag/vendor/query';
import { useLocation, useRoutes } from '@ringtag/vendor/router';
import { MemoryRouter } from '@ringtag/vendor/router/testing';
import { render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';

interface PageOptions {
  remote: RemoteModule;
  Page: ComponentType;
  /** The route pattern of the page, such as `/project/:id`. */
  path: string;
  /** The current address, with the state of its history entry; `path` if left out. */
  at?: string | { pathname: string; state: unknown };
  /** Who is signed in; null for nobody. */
  user?: Partial<User> | null;
}

const toUser = (user: Partial<User> | null | undefined) =>
  user === null ? null : ({ id: 'me', selectedProjectId: null, ...user } as User);

export interface RenderedPage {
  queryClient: QueryClient;
  /** The current path and query. */
  address: () => string;
}

/** These specs do not look at the display state. */
const NOT_SHOWN = { signedIn: () => undefined, signedOut: () => undefined, sessionExpiring: () => undefined };

/**
 * Renders a page with the session, texts (English) and router that the shell gives it. Retries happen without a delay.
 */
export async function renderPage({
  remote,
  Page,
  path,
  at = path,
  user,
}: PageOptions): Promise<RenderedPage> {
  await startI18n('en');
  const texts = { ...formTexts, ...remote.texts };
  declareTexts(texts);
  await loadTexts(...Object.keys(texts));
  const queryClient = createQueryClient();
  const { queries } = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({
    ...queryClient.getDefaultOptions(),
    queries: { ...queries, retryDelay: 0 },
  });
  const session = startSession({ display: NOT_SHOWN, queryClient, loadPage: () => undefined });
  queryClient.setQueryData(userQueryOptions.queryKey, toUser(user));
  render(
    <SessionProvider queryClient={queryClient} session={session}>
      <MemoryRouter initialEntries={[at]}>
        <Routes path={path} Page={Page} />
        <Address />
      </MemoryRouter>
    </SessionProvider>,
  );
  return { queryClient, address: () => screen.getByTestId('address').textContent };
}

function Routes({ path, Page }: Pick<PageOptions, 'path' | 'Page'>) {
  return useRoutes([
    { path, element: <Page /> },
    { path: '*', element: null },
  ]);
}

function Address() {
  const { pathname, search } = useLocation();
  return (
    <span hidden data-testid="address">
      {pathname + search}
    </span>
  );
}
