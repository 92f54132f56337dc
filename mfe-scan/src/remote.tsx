import { defineRemoteModule } from '@ringtag/mf-contract';

export default defineRemoteModule({
  routes: [
    { path: 'scan', lazy: () => import('./find-code/find-code.page') },
    { path: 'scan/:alias', lazy: () => import('./scan/scan.page') },
  ],
  i18n: { namespace: 'scan', load: (locale) => import(`./locales/${locale}.ts`) },
});
