import { brand } from '@ringtag/i18n';
import { matchPath } from '@ringtag/vendor-router';
import { GALLERY_VIEWS, type Family } from '../gallery/views';
import type { RemoteEntry, RouteEntry } from '@ringtag/mf-contract';

export type FoundRoute =
  | { kind: 'remote'; entry: RemoteEntry; route: RouteEntry }
  | { kind: 'gallery'; family: Family }
  | { kind: 'home' }
  | { kind: 'access-denied' }
  | { kind: 'terms' }
  | { kind: 'privacy' }
  | { kind: 'not-found' };

const OWN_PAGES = [
  ['/', 'home'],
  ['/access-denied', 'access-denied'],
  [brand.termsUrl, 'terms'],
  [brand.privacyUrl, 'privacy'],
] as const;

/** Who shows a path: the first remote that owns it, or the shell itself. Letter case does not matter. */
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
