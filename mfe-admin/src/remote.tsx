import { defineRemoteModule } from '@ringtag/mf-contract';
import { withListTexts } from '@ringtag/pages/list-texts';

export default defineRemoteModule({
  routes: [
    { path: 'projects', lazy: () => import('./projects/projects.page') },
    { path: 'project', lazy: () => import('./new-project/new-project.page') },
    { path: 'project/:id', lazy: () => import('./project/project.page') },
    { path: 'item/:id', lazy: () => import('./item/item.page') },
  ],
  i18n: { namespace: 'admin', load: withListTexts((locale) => import(`./locales/${locale}.ts`)) },
});
