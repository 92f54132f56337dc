import { defineRemoteModule } from '@ringtag/mf-contract';

const unactivationPage = async () => {
  const [page, { addUnactivationTexts, addFormTexts }] = await Promise.all([
    import('./unactivation/unactivation.page'),
    import('./unactivation/unactivation-texts'),
  ]);
  await Promise.all([addUnactivationTexts(), addFormTexts()]);
  return page;
};

const activateLinkPage = async () => {
  const [page, { addActivationTexts }] = await Promise.all([
    import('./activation/activate-link.page'),
    import('./activating/activation-texts'),
  ]);
  await addActivationTexts();
  return page;
};

export default defineRemoteModule({
  routes: [
    { path: 'scan', lazy: () => import('./find-code/find-code.page') },
    { path: 'scan/:alias', lazy: () => import('./scan/scan.page') },
    { path: 'scan/:alias/unactivation', lazy: unactivationPage },
    { path: 'scan/:alias/activate', lazy: activateLinkPage },
    { path: 'scan/:alias/verify/:challengeId', lazy: () => import('./code-step/verify.page') },
  ],
  i18n: {
    namespace: 'scan',
    load: (locale) => import(`./locales/${locale}.ts`),
  },
});
