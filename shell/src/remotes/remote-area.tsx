import { lazyWithTexts } from '@ringtag/i18n';
import type { RemoteModule } from '@ringtag/mf-contract';
import { useRoutes, type RouteObject } from '@ringtag/vendor/router';
import type { ComponentType } from 'react';
import { NotFoundPage } from '../pages/shell-pages';

/**
 * Returns the pages of a loaded remote as one component. Each attempt needs a new one, because React.lazy remembers
 * failures.
 */
export function newArea(module: RemoteModule): ComponentType {
  const routes: RouteObject[] = module.routes.map(({ path, texts, lazy }) => {
    const Page = lazyWithTexts(texts, lazy);
    return { path: `/${path}`, element: <Page /> };
  });
  // For paths that remote.json lists and that the remote itself does not have.
  routes.push({ path: '*', element: <NotFoundPage /> });
  return function RemoteArea() {
    return useRoutes(routes);
  };
}
