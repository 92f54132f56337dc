import { loadTexts } from '@ringtag/i18n';
import type { RemoteModule } from '@ringtag/mf-contract';
import { useRoutes, type RouteObject } from '@ringtag/vendor/router';
import { lazy, type ComponentType } from 'react';
import { NotFoundPage } from '../pages/shell-pages';

/**
 * Returns the pages of a loaded remote as one component. Each attempt needs a new one, because React.lazy remembers
 * failures. A page that is lost takes the area with it: the newest build may have it.
 */
export function newArea(module: RemoteModule): ComponentType {
  const routes: RouteObject[] = module.routes.map(({ path, texts, lazy: load }) => {
    const Page = lazy(async () => (await Promise.all([load(), loadTexts(...texts)]))[0]);
    return { path: `/${path}`, element: <Page /> };
  });
  // For paths that remote.json lists and that the remote itself does not have.
  routes.push({ path: '*', element: <NotFoundPage /> });
  return function RemoteArea() {
    return useRoutes(routes);
  };
}
