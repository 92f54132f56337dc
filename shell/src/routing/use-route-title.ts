import { brand, useTranslation } from '@ringtag/i18n';
import { useLayoutEffect } from 'react';
import { hasFirstPaint } from '../first-paint/first-paint';
import type { FoundRoute } from './find-route';

/** The keys of titles by kind. The other pages of the shell set their titles themselves. */
const OWN_TITLES: Partial<Record<FoundRoute['kind'], string>> = {
  'access-denied': 'accessDenied.title',
  'not-found': 'notFound.title',
};

/**
 * Sets the document's title to the title of the route. The effect is a layout effect, so that a page's own
 * `usePageTitle`, which runs later, wins.
 */
export function useRouteTitle(found: FoundRoute): void {
  // Asks for `common` only. The texts of the shell are used if they are loaded; scan pages do not load them.
  const { t, i18n } = useTranslation('common');
  const key = found.kind === 'remote' ? found.route.titleKey : OWN_TITLES[found.kind];
  // The key comes from remote.json at run time. If this shell has no text for it, the title is the brand name alone.
  const named = `shell:${key}`;
  const title = key && i18n.exists(named) ? (t as (key: string) => string)(named) : undefined;
  useLayoutEffect(() => {
    // A page that the server has drawn has its title from there, until the page sets one itself.
    if (title || !hasFirstPaint()) document.title = title ? `${title} · ${brand.name}` : brand.name;
  }, [title, found.kind]);
}
