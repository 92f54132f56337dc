import { brand, useTranslation } from '@ringtag/i18n';
import { useLayoutEffect } from 'react';
import { hasFirstPaint } from '../first-paint/first-paint';
import type { FoundRoute } from './find-route';

/**
 * Sets the document's title to the title of the route; the shell's own pages set theirs themselves. It has to stand
 * inside the layout, which is drawn once the texts of the shell are there. The effect is a layout effect, so that a page's
 * own `usePageTitle`, which runs later, wins.
 */
export function RouteTitle({ found }: { found: FoundRoute }) {
  // Scan pages do not load the texts of the shell, and name themselves.
  const { t, i18n } = useTranslation('common');
  const key = found.kind === 'remote' ? found.route.titleKey : undefined;
  // The key comes from remote.json at run time. If this shell has no text for it, the title is the brand name alone.
  const named = `shell:${key}`;
  const title = key && i18n.exists(named) ? (t as (key: string) => string)(named) : undefined;
  useLayoutEffect(() => {
    // A page that the server has drawn has its title from there, until the page sets one itself.
    if (title || !hasFirstPaint()) document.title = title ? `${title} · ${brand.name}` : brand.name;
  }, [title, found.kind]);
  return null;
}
