import { defaultSettings } from '@ringtag/contracts';
import { PLAIN_DESIGN } from '@ringtag/qr';
import { admin, NOBODY, type Rule } from './access-rules';
import { labels } from './bodies';

/** The routes for administrators alone, in the order in which `access-matrix.embedded.int-spec.ts` calls them. */
export const ADMIN_RULES: Record<string, Rule> = {
  'GET /api/projects': admin(200),
  'POST /api/projects': admin(201, { name: 'Matrix' }),
  'GET /api/projects/:id': admin(200),
  'PATCH /api/projects/:id': admin(200, { name: 'Matrix' }),
  'PUT /api/projects/:id/set-selected-project': admin(204),
  'GET /api/projects/reset-selected-project': admin(204),
  'GET /api/projects/:projectId/items': admin(200),
  'POST /api/projects/:projectId/items': admin(201, { count: 1 }),
  'POST /api/projects/:projectId/items/bulk': admin(200, { ids: [NOBODY], changes: { status: 'active' } }),
  // Without a file.
  'POST /api/projects/:projectId/items/import': admin(415),
  'GET /api/projects/:projectId/items.csv': admin(200),
  'POST /api/projects/:projectId/sheet.pdf': admin(200, {}),
  'POST /api/projects/:projectId/codes.zip': admin(200, { format: 'svg' }),
  'GET /api/label-layouts': admin(200),
  'POST /api/label-layouts': admin(201, { name: 'Matrix', ...labels }),
  'PATCH /api/label-layouts/:id': admin(200, { name: 'Matrix' }),
  'GET /api/label-layouts/:id/test-page.pdf': admin(200),
  'DELETE /api/label-layouts/:id': admin(204),
  'GET /api/presets': admin(200),
  'POST /api/presets': admin(201, { name: 'Matrix', design: PLAIN_DESIGN }),
  'GET /api/presets/:id': admin(200),
  'PATCH /api/presets/:id': admin(200, { name: 'Matrix' }),
  'DELETE /api/presets/:id': admin(204),
  'GET /api/settings': admin(200),
  'PUT /api/settings': admin(200, { ...defaultSettings(), version: 0 }),
  'GET /api/items': admin(400), // without a text to search for
  'GET /api/items/:id': admin(200),
  'GET /api/items/:id/activations': admin(200),
  'GET /api/items/:id/scans': admin(200),
  'GET /api/items/:id/qr.svg': admin(200),
  'GET /api/items/:id/qr.png': admin(200),
  'GET /api/items/:id/thumbnail.png': admin(200),
  'PATCH /api/items/:id': admin(200, { label: 'Keys' }),
  'GET /api/users': admin(200),
  'GET /api/users/:id': admin(200),
  'GET /api/users/:id/codes': admin(200),
  'PATCH /api/users/:id': admin(200, { activationLimit: 5 }),
  'POST /api/users/:id/sign-out': admin(204),
  'GET /api/audit-log': admin(200),
  'GET /api/audit-log.csv': admin(200),
  'GET /api/mails': admin(200),
  // Sent.
  'POST /api/mails/:id/retry': admin(409),
  'GET /api/page-reports': admin(200),
  'PUT /api/page-reports/:id/settled': admin(200),
  'DELETE /api/page-reports/:id/settled': admin(200),
  'GET /api/reports': admin(200),
  'GET /api/reports/:id': admin(200),
  'GET /api/reports/:id/photos/:photoId': admin(200),
  'PUT /api/reports/:id/settled': admin(200),
  'DELETE /api/reports/:id/settled': admin(200),
  // After all that needs the conversation.
  'DELETE /api/reports/:id': admin(204),
  'GET /api/release-tokens': admin(200),
  'POST /api/release-tokens': admin(201, { remote: 'mfe-scan', label: 'Matrix' }),
  'DELETE /api/release-tokens/:id': admin(404), // of nobody
  'GET /api/releases': admin(200),
  'PUT /api/releases/:remote/:number/only-for-me': admin(204, {}),
  'DELETE /api/releases/only-for-me': admin(204),
  'PATCH /api/releases/:remote/:number': admin(200, { version: 0, share: 0 }),
  'GET /api/system': admin(200),
  // Somebody has activated the codes.
  'DELETE /api/items/:id': admin(409),
  'DELETE /api/projects/:id': admin(409),
};
