import { defineRemoteModule } from '@ringtag/mf-contract';
import { withListTexts } from '@ringtag/pages/list-texts';

export default defineRemoteModule({
  routes: [
    { path: 'my-codes', lazy: () => import('./my-codes/my-codes.page') },
    { path: 'my-code/:id', lazy: () => import('./my-code/my-code.page') },
    { path: 'messages', lazy: () => import('./messages/messages.page') },
  ],
  i18n: { namespace: 'dashboard', load: withListTexts((locale) => import(`./locales/${locale}.ts`)) },
});
