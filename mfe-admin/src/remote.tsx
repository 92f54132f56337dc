import { addFormTexts } from '@ringtag/forms';
import { addNamespace } from '@ringtag/i18n';
import { defineRemoteModule } from '@ringtag/mf-contract';
import { withPageTexts } from '@ringtag/pages/page-texts';
import { addDesignTexts } from '@ringtag/qr-designer';
import { addOperationsTexts } from './operations/operations-texts';

export default defineRemoteModule({
  routes: [
    { path: 'projects', lazy: () => import('./projects/projects.page') },
    { path: 'project', lazy: () => import('./projects/new-project.page') },
    { path: 'project/:id', lazy: () => withItemTexts(import('./projects/project.page')) },
    { path: 'item/:id', lazy: () => withOperationsTexts(withItemTexts(import('./codes/item/item.page'))) },
    { path: 'presets', lazy: () => withPresetTexts(import('./presets/presets.page')) },
    { path: 'presets/new', lazy: () => withPresetTexts(import('./presets/preset.page')) },
    { path: 'presets/:id', lazy: () => withPresetTexts(import('./presets/preset.page')) },
    { path: 'label-layouts', lazy: () => import('./labels/label-layouts.page') },
    { path: 'users', lazy: () => withOperationsTexts(import('./accounts/users.page')) },
    { path: 'users/:id', lazy: () => withOperationsTexts(import('./accounts/user.page')) },
    { path: 'audit-log', lazy: () => withOperationsTexts(import('./records/audit-log/audit-log.page')) },
    { path: 'mails', lazy: () => withOperationsTexts(import('./records/mails/mails.page')) },
    { path: 'system', lazy: () => withOperationsTexts(import('./system/system.page')) },
    { path: 'settings', lazy: loadSettings },
  ],
  i18n: { namespace: 'admin', load: withPageTexts((locale) => import(`./locales/${locale}.ts`)) },
});

/** A page and the texts about codes, which the other pages do not need. */
async function withItemTexts<Page>(page: Promise<Page>): Promise<Page> {
  await addNamespace('items', (locale) => import(`./codes/locales/${locale}.ts`));
  return page;
}

/** A page with the texts of presets and of what designs them. */
async function withPresetTexts<Page>(loading: Promise<Page>): Promise<Page> {
  const [page] = await Promise.all([
    loading,
    addNamespace('presets', (locale) => import(`./presets/locales/${locale}.ts`)),
    addDesignTexts(),
    addFormTexts(),
  ]);
  return page;
}

/** A page with the texts of accounts, audit log, mails and system. */
async function withOperationsTexts<Page>(loading: Promise<Page>): Promise<Page> {
  const [page] = await Promise.all([loading, addOperationsTexts(), addFormTexts()]);
  return page;
}

/** The page and its texts, which no other page of the remote needs. */
async function loadSettings() {
  const [page] = await Promise.all([
    import('./settings/settings.page'),
    addNamespace('settings', (locale) => import(`./settings/locales/${locale}.ts`)),
  ]);
  return page;
}
