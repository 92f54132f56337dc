import { LEGAL_PAGES, type PageContainer, type RemoteEntry, type RouteEntry } from '@ringtag/contracts';
import { GALLERY_VIEWS, type Family } from '@ringtag/gallery/views';
import { matchPath } from '@ringtag/vendor/router';

export type FoundRoute =
  | { kind: 'remote'; entry: RemoteEntry; route: RouteEntry }
  | { kind: 'gallery'; family: Family }
  | { kind: 'access-denied' | 'terms' | 'privacy' | 'not-found' };

const OWN_PAGES = [
  ['/access-denied', 'access-denied'],
  [LEGAL_PAGES.terms, 'terms'],
  [LEGAL_PAGES.privacy, 'privacy'],
] as const;

/** Returns the owner of a path: the first remote that lists it, or the shell itself. Letter case does not matter. */
export function findRoute(remotes: readonly RemoteEntry[], pathname: string): FoundRoute {
  const own = OWN_PAGES.find(([path]) => matchPath(path, pathname));
  if (own) return { kind: own[1] };
  for (const entry of remotes) {
    const route = entry.routes.find(({ path }) => matchPath(path, pathname));
    if (route) return { kind: 'remote', entry, route };
  }
  const view = GALLERY_VIEWS.find(({ path }) => matchPath(path, pathname));
  return view ? { kind: 'gallery', family: view.family } : { kind: 'not-found' };
}

/** Returns the name of the current route for the display state (specification 3). */
export function toRouteKey(found: FoundRoute): string {
  if (found.kind === 'remote') return found.route.key ?? found.route.path;
  return found.kind === 'gallery' ? `gallery-${found.family}` : found.kind;
}

export function toContainer(found: FoundRoute): PageContainer {
  if (found.kind === 'remote') return found.route.container ?? 'default';
  return found.kind === 'terms' || found.kind === 'privacy' ? 'contained' : 'default';
}
