import { listTexts } from '@ringtag/lists';
import { defineRemoteModule } from '@ringtag/mf-contract';
import { pageTexts } from '@ringtag/pages';
import { designTexts } from '@ringtag/qr-designer';
import { proofTexts, verificationTexts } from '@ringtag/verification';
import { ownTexts } from './texts';

/** The namespaces that all pages need. They load as one file per language. */
const texts = ['admin', 'lists', 'signedIn'];
/** What asks administrators to prove who they are. */
const proof = ['proof', 'verification'];
const codes = [...texts, 'items', ...proof];
const presets = [...texts, 'presets', 'qrDesign'];
const operations = [...texts, 'operations'];
const system = [...operations, 'releases', ...proof];

export default defineRemoteModule({
  routes: [
    { path: 'projects', texts, lazy: () => import('./projects/projects.page') },
    { path: 'project', texts, lazy: () => import('./projects/new-project.page') },
    { path: 'project/:id', texts: codes, lazy: () => import('./projects/project.page') },
    { path: 'item/:id', texts: [...codes, 'operations'], lazy: () => import('./codes/item/item.page') },
    { path: 'presets', texts: presets, lazy: () => import('./presets/presets.page') },
    { path: 'presets/new', texts: presets, lazy: () => import('./presets/preset.page') },
    { path: 'presets/:id', texts: presets, lazy: () => import('./presets/preset.page') },
    { path: 'label-layouts', texts, lazy: () => import('./labels/label-layouts.page') },
    { path: 'users', texts: operations, lazy: () => import('./accounts/users.page') },
    { path: 'users/:id', texts: operations, lazy: () => import('./accounts/user.page') },
    { path: 'reports', texts: operations, lazy: () => import('./reports/reports.page') },
    { path: 'reports/:id', texts: operations, lazy: () => import('./reports/report.page') },
    { path: 'audit-log', texts: operations, lazy: () => import('./records/audit-log/audit-log.page') },
    { path: 'mails', texts: operations, lazy: () => import('./records/mails/mails.page') },
    { path: 'system', texts: system, lazy: () => import('./system/system.page') },
    { path: 'system/:remote', texts: system, lazy: () => import('./system/releases/releases.page') },
    { path: 'settings', texts: [...texts, 'settings'], lazy: () => import('./settings/settings.page') },
  ],
  texts: { ...ownTexts, ...designTexts, ...listTexts, ...pageTexts, ...proofTexts, ...verificationTexts },
});
