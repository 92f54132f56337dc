import { matchPath } from '@ringtag/vendor-router';
import type { RemoteEntry } from '@ringtag/mf-contract';
import { findRoute } from '../routing/find-route';
import type { LoadRemote } from './load-remote';

/** Fetches the remote and the page behind a link before it is pressed; failures show up when it is. */
export async function preloadRoute(
  path: string,
  remotes: readonly RemoteEntry[],
  load: LoadRemote,
): Promise<void> {
  const found = findRoute(remotes, path);
  if (found.kind !== 'remote') return;
  try {
    const module = await load(found.entry);
    await module.routes.find((route) => matchPath(`/${route.path}`, path))?.lazy();
  } catch {
    // Reported by the boundary once the person goes there.
  }
}
