import { defineRemoteModule } from '@ringtag/mf-contract';

export default defineRemoteModule({
  routes: [
    { path: 'sign-in', lazy: () => import('./sign-in/sign-in.page') },
    { path: 'sign-up', lazy: () => import('./sign-up/sign-up.page') },
    { path: 'forgot-password', lazy: () => import('./password-reset/forgot-password.page') },
    { path: 'change-password', lazy: () => import('./password-reset/change-password.page') },
  ],
  i18n: { namespace: 'auth', load: (locale) => import(`./locales/${locale}.ts`) },
});
