import { addProfileFieldTexts } from '@ringtag/profile-fields';
import { addNamespace } from '@ringtag/i18n';
import { defineRemoteModule } from '@ringtag/mf-contract';
import { withPageTexts } from '@ringtag/pages/page-texts';

export default defineRemoteModule({
  routes: [
    { path: 'my-codes', lazy: () => import('./codes/list/my-codes.page') },
    { path: 'my-code/:id', lazy: loadCode },
    { path: 'messages', lazy: () => import('./messages/messages.page') },
    { path: 'profile', lazy: loadProfile },
  ],
  i18n: { namespace: 'dashboard', load: withPageTexts((locale) => import(`./locales/${locale}.ts`)) },
});

/** The page and the texts of its editor. */
async function loadCode() {
  const [page, { addTemplateTexts }] = await Promise.all([
    import('./my-code/my-code.page'),
    import('./my-code/page/page-texts'),
  ]);
  await addTemplateTexts();
  return page;
}

/** The page and its texts, which no other page of the remote needs. */
async function loadProfile() {
  const [page] = await Promise.all([
    import('./profile/profile.page'),
    addProfileFieldTexts(),
    addNamespace('profile', (locale) => import(`./profile/locales/${locale}.ts`)),
  ]);
  return page;
}
