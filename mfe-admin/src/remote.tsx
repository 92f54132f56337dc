import { addNamespace } from '@ringtag/i18n';
import { defineRemoteModule } from '@ringtag/mf-contract';
import { withListTexts } from '@ringtag/pages/list-texts';

export default defineRemoteModule({
  routes: [
    { path: 'projects', lazy: () => import('./projects/projects.page') },
    { path: 'project', lazy: () => import('./new-project/new-project.page') },
    { path: 'project/:id', lazy: () => withItemTexts(import('./project/project.page')) },
    { path: 'item/:id', lazy: () => withItemTexts(import('./item/item.page')) },
  ],
  i18n: { namespace: 'admin', load: withListTexts((locale) => import(`./locales/${locale}.ts`)) },
});

/** A page and the texts about codes, which the other pages do not need. */
async function withItemTexts<Page>(page: Promise<Page>): Promise<Page> {
  await addNamespace('items', (locale) => import(`./items/locales/${locale}.ts`));
  return page;
}
