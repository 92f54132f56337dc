import { matchPath } from '@ringtag/vendor-router';
import type { RemoteEntry, RouteEntry } from '@ringtag/mf-contract';

export type FoundRoute =
  | { kind: 'remote'; entry: RemoteEntry; route: RouteEntry }
  | { kind: 'home' }
  | { kind: 'access-denied' }
  | { kind: 'not-found' };

/** Who shows a path: the first remote that owns it, or the shell itself. Letter case does not matter. */
export function findRoute(remotes: readonly RemoteEntry[], pathname: string): FoundRoute {
  if (matchPath('/', pathname)) return { kind: 'home' };
  if (matchPath('/access-denied', pathname)) return { kind: 'access-denied' };
  for (const entry of remotes) {
    const route = entry.routes.find(({ path }) => matchPath(path, pathname));
    if (route) return { kind: 'remote', entry, route };
  }
  return { kind: 'not-found' };
}
