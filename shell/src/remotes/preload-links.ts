import { ApiError } from '@ringtag/api-client';
import type { RemoteEntry } from '@ringtag/contracts';
import { loadTexts } from '@ringtag/i18n';
import { useQueryClient, type QueryClient } from '@ringtag/vendor/query';
import { matchPath } from '@ringtag/vendor/router';
import { useEffect } from 'react';
import { findRoute } from '../routing/find-route';
import { markCalls } from '../session/mark-calls';
import type { LoadRemote } from './load-remote';

/** How long a pointer or the focus must stay on a link before its page loads, in milliseconds. */
const REST_MS = 80;

/**
 * Data is only loaded early if the page has received some in the last minutes. Otherwise the session may be over, and
 * only what a person does on purpose may show that.
 */
const IN_USE_MS = 5 * 60 * 1000;

/** Only what a person does on purpose may show that the session is over. */
const unasked = markCalls((request) => (request.isUnasked = true));

/**
 * Loads the page behind a link and the first data of that page before the click: when the pointer rests on the link,
 * when the link has the focus, or when it is pressed. Applies to links of the navigation and of pages.
 */
export function usePreloadedLinks(remotes: readonly RemoteEntry[], load: LoadRemote): void {
  const client = useQueryClient();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onIntent = ({ target, type }: Event) => {
      clearTimeout(timer);
      const link = target instanceof Element ? target.closest('a') : null;
      // A link with a query usually leads to the page that is open, with other data. There is nothing to preload for
      // it.
      if (link?.origin !== location.origin || link.search) return;
      const preload = () => void preloadPage(link.pathname, { remotes, load, client });
      if (type === 'pointerdown') preload();
      else timer = setTimeout(preload, REST_MS);
    };
    const events = ['pointerover', 'focusin', 'pointerdown'];
    events.forEach((event) => document.addEventListener(event, onIntent));
    return () => {
      clearTimeout(timer);
      events.forEach((event) => document.removeEventListener(event, onIntent));
    };
  }, [remotes, load, client]);
}

interface Means {
  remotes: readonly RemoteEntry[];
  load: LoadRemote;
  client: QueryClient;
}

async function preloadPage(path: string, { remotes, load, client }: Means): Promise<void> {
  const found = findRoute(remotes, path);
  if (found.kind !== 'remote') return;
  try {
    const module = await load(found.entry);
    for (const route of module.routes) {
      const match = matchPath(`/${route.path}`, path);
      if (!match) continue;
      const [page] = await Promise.all([route.lazy(), loadTexts(...route.texts)]);
      if (isInUse(client)) await preloadData(client, () => page.preload?.(client, match.params));
      return;
    }
  } catch {
    // If the person opens the page, its error boundary shows the failure.
  }
}

/** Asks again on behalf of the person where the server has refused what the page needs that they opened since. */
async function preloadData(client: QueryClient, preload: () => Promise<void> | undefined): Promise<void> {
  const startedAt = Date.now();
  let loading: Promise<void> | undefined;
  unasked(() => (loading = preload()));
  await loading;
  await client.refetchQueries({
    type: 'active',
    predicate: ({ state }) => state.errorUpdatedAt >= startedAt && isRefused(state.error),
  });
}

const isRefused = (error: unknown) => error instanceof ApiError && [401, 403].includes(error.status);

function isInUse(client: QueryClient): boolean {
  const received = client.getQueryCache().getAll();
  return received.some(({ state }) => Date.now() - state.dataUpdatedAt < IN_USE_MS);
}
