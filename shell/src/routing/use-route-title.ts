import { brand, useTranslation } from '@ringtag/i18n';
import { useLayoutEffect } from 'react';
import type { FoundRoute } from './find-route';

const OWN_TITLES = {
  home: undefined,
  gallery: undefined,
  'access-denied': 'accessDenied.title',
  'not-found': 'notFound.title',
  terms: undefined,
  privacy: undefined,
} as const;

/**
 * Names the document after the route. A layout effect, so that a page's own `usePageTitle`, which runs later, wins.
 */
export function useRouteTitle(found: FoundRoute): void {
  // Not the texts of the shell, which a scan page does not load: they are looked at where they are there.
  const { t, i18n } = useTranslation('common');
  const key = found.kind === 'remote' ? found.route.titleKey : OWN_TITLES[found.kind];
  // Keys come from remote.json at run time; one that this shell does not know leaves the brand name alone.
  const named = `shell:${key}`;
  const title = key && i18n.exists(named) ? (t as (key: string) => string)(named) : undefined;
  useLayoutEffect(() => {
    document.title = title ? `${title} · ${brand.name}` : brand.name;
  }, [title, found.kind]);
}
