import { lazyWithTexts } from '@ringtag/i18n';
import type { RemoteModule } from '@ringtag/mf-contract';
import { useRoutes, type RouteObject } from '@ringtag/vendor-router';
import type { ComponentType } from 'react';
import { NotFoundPage } from '../pages/shell-pages';

/** The pages of a loaded remote as one component. Made anew per attempt, because React.lazy remembers failures. */
export function areaOf(module: RemoteModule): ComponentType {
  const routes: RouteObject[] = module.routes.map(({ path, texts, lazy }) => {
    const Page = lazyWithTexts(texts, lazy);
    return { path: `/${path}`, element: <Page /> };
  });
  // A path that remote.json claims and the remote does not know.
  routes.push({ path: '*', element: <NotFoundPage /> });
  return function RemoteArea() {
    return useRoutes(routes);
  };
}
