import {
  ACCESS_DENIED_PATH,
  GALLERY_VIEWS,
  type GalleryFamily,
  LEGAL_PAGES,
  type PageContainer,
  type RemoteEntry,
  type RouteEntry,
} from '@ringtag/contracts';
import { matchPath } from '@ringtag/vendor/router';

export type FoundRoute =
  | { kind: 'remote'; entry: RemoteEntry; route: RouteEntry }
  | { kind: 'gallery'; family: GalleryFamily }
  | { kind: 'start' | 'access-denied' | 'terms' | 'privacy' | 'not-found' };

const OWN_PAGES = [
  // Leads elsewhere: to the default route.
  ['/', 'start'],
  [ACCESS_DENIED_PATH, 'access-denied'],
  [LEGAL_PAGES.terms, 'terms'],
  [LEGAL_PAGES.privacy, 'privacy'],
] as const;

/** Returns the owner of a path: the first remote that lists it, or the shell itself. Letter case does not matter. */
export function findRoute(remotes: readonly RemoteEntry[], pathname: string): FoundRoute {
  const match = ([path]: readonly [path: string, ...unknown[]]) => matchPath(path, pathname);
  const own = OWN_PAGES.find(match);
  if (own) return { kind: own[1] };
  for (const entry of remotes) {
    const route = entry.routes.find(({ path }) => matchPath(path, pathname));
    if (route) return { kind: 'remote', entry, route };
  }
  const view = GALLERY_VIEWS.find(match);
  return view ? { kind: 'gallery', family: view[1] } : { kind: 'not-found' };
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
