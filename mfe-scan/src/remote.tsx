import { defineRemoteModule } from '@ringtag/mf-contract';

export default defineRemoteModule({
  routes: [
    { path: 'scan', lazy: () => import('./find-code/find-code.page') },
    { path: 'scan/:alias', lazy: () => import(/* webpackChunkName: "scan" */ './scan/scan.page') },
    { path: 'scan/:alias/activate', lazy: () => import('./activation/activate-link.page') },
  ],
  i18n: { namespace: 'scan', load: (locale) => import(/* webpackChunkName: "texts-[request]" */ `./locales/${locale}.ts`) },
});
