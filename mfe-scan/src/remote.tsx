import { defineRemoteModule } from '@ringtag/mf-contract';

const unactivationPage = async () => {
  const [page, { addUnactivationTexts }] = await Promise.all([
    import('./unactivation/unactivation.page'),
    import('./unactivation/unactivation-texts'),
  ]);
  await addUnactivationTexts();
  return page;
};

export default defineRemoteModule({
  routes: [
    { path: 'scan', lazy: () => import('./find-code/find-code.page') },
    { path: 'scan/:alias', lazy: () => import('./scan/scan.page') },
    { path: 'scan/:alias/unactivation', lazy: unactivationPage },
    { path: 'scan/:alias/activate', lazy: () => import('./activation/activate-link.page') },
  ],
  i18n: {
    namespace: 'scan',
    load: (locale) => import(`./locales/${locale}.ts`),
  },
});
