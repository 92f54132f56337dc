import type { RemoteEntry } from '@ringtag/contracts';
import { brand } from '@ringtag/i18n';
import { useLocation } from '@ringtag/vendor/router';
import { useLayoutEffect, useRef } from 'react';
import { hasFirstPaint } from '../first-paint/first-paint';
import { findRoute } from './find-route';

/**
 * Sets the document's title to the title of the route; the shell's own pages set theirs themselves. The effect is a
 * layout effect, so that a page's own `usePageTitle`, which runs later, wins.
 */
export function RouteTitle({ remotes }: { remotes: readonly RemoteEntry[] }) {
  const { pathname } = useLocation();
  const found = findRoute(remotes, pathname);
  const [place, title] = found.kind === 'remote' ? [found.route.path, found.route.title] : [found.kind];
  const last = useRef({ place: '', title: '' });
  useLayoutEffect(() => {
    // In another language, the title comes later than the one that a page has set itself.
    if (place === last.current.place && document.title !== last.current.title) return;
    // A page that the server has drawn has its title from there, until the page sets one itself.
    if (title || !hasFirstPaint()) document.title = title ? `${title} · ${brand.name}` : brand.name;
    last.current = { place, title: document.title };
  }, [place, title]);
  return null;
}
