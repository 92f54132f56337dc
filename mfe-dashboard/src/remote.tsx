import { defineRemoteModule } from '@ringtag/mf-contract';

export default defineRemoteModule({
  routes: [
    { path: 'my-codes', lazy: () => import('./my-codes/my-codes.page') },
    { path: 'my-code/:id', lazy: () => import('./my-code/my-code.page') },
    { path: 'messages', lazy: () => import('./messages/messages.page') },
  ],
  i18n: { namespace: 'dashboard', load: (locale) => import(`./locales/${locale}.ts`) },
});
