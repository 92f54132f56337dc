import { PLAIN_DESIGN } from '@ringtag/qr';
import { ItemEntity } from '../src/codes/tables/item.entity';
import { OutboxEntity } from '../src/delivery/tables/outbox.entity';
import { PageReportEntity } from '../src/inbox/tables/page-report.entity';
import { newId } from '../src/platform/database/columns';
import { AuditEntryEntity } from '../src/records/tables/audit-entry.entity';
import { listHandlers } from './support/handlers';
import { newBuild, newUploader } from './support/releases';
import { beginTalk } from './support/talk';
import { newEmail, TestApp } from './support/test-app';
import type { Answer, Visitor } from './support/visitor';

/** Calls of administrators that leave no entry in the audit log, and why. */
const NOT_AUDITED: Record<string, string> = {
  'PUT /api/projects/:id/set-selected-project': 'what an administrator looks at concerns nobody else',
  'POST /api/projects/:projectId/sheet.pdf': 'makes a file, changes nothing',
  'POST /api/projects/:projectId/codes.zip': 'makes a file, changes nothing',
  'PUT /api/releases/:remote/:number/only-for-me': 'what an administrator looks at concerns nobody else',
  'DELETE /api/releases/only-for-me': 'what an administrator looks at concerns nobody else',
};

describe('The audit log of administrators', () => {
  let app: TestApp;
  let admin: Visitor;
  beforeAll(async () => {
    app = await TestApp.start();
    admin = await app.admin();
  });
  afterAll(() => app.stop());

  const newProject = async (): Promise<string> =>
    (await admin.post('/api/projects', { name: 'Tags' })).body.id;
  const newItem = async (): Promise<string> =>
    (await admin.post(`/api/projects/${await newProject()}/items`, { count: 1 })).body.items[0].id;

  const labels = {
    name: 'Tape',
    page: 'tape',
    width: 62,
    height: 29,
    columns: 1,
    rows: 1,
    x0: 0,
    y0: 0,
    pitchX: 62,
    pitchY: 29,
  };
  const token = { remote: 'mfe-scan', label: 'CI' };
  const preset = { name: 'Red', design: PLAIN_DESIGN };
  const newPreset = async (): Promise<string> => (await admin.post('/api/presets', preset)).body.id;
  const newLayout = async (): Promise<string> => (await admin.post('/api/label-layouts', labels)).body.id;

  const newReport = async (): Promise<string> => {
    const { owner, id } = await beginTalk(app);
    await owner.post(`/api/messages/${id}/report`);
    return `/api/reports/${id}`;
  };
  const newPageReport = async (): Promise<string> => {
    const alias = await app.code();
    await app.owner(alias, newEmail());
    const { manager } = app.dataSource;
    const item = await manager.findOneByOrFail(ItemEntity, { alias });
    const [id, activationId] = [newId(), item.currentActivationId!];
    const report = { id, itemId: item.id, activationId, reason: 'Fraud', createdAt: app.clock.now() };
    await manager.insert(PageReportEntity, report);
    return `/api/page-reports/${id}`;
  };

  /** Of each call that changes something: what it needs, then the call itself, which succeeds. */
  const CALLS: Record<string, () => Promise<() => Promise<Answer>>> = {
    'POST /api/projects': async () => () => admin.post('/api/projects', { name: 'Tags' }),
    'PATCH /api/projects/:id': async () => {
      const id = await newProject();
      return () => admin.patch(`/api/projects/${id}`, { archived: true });
    },
    'DELETE /api/projects/:id': async () => {
      const id = await newProject();
      return () => admin.delete(`/api/projects/${id}`);
    },
    'POST /api/projects/:projectId/items': async () => {
      const id = await newProject();
      return () => admin.post(`/api/projects/${id}/items`, { count: 2 });
    },
    'POST /api/projects/:projectId/items/bulk': async () => {
      const id = await newProject();
      await admin.post(`/api/projects/${id}/items`, { count: 2 });
      return () => admin.post(`/api/projects/${id}/items/bulk`, { filter: {}, changes: { viewOnly: true } });
    },
    'POST /api/projects/:projectId/items/import': async () => {
      const id = await newProject();
      const type = { 'content-type': 'text/csv' };
      return () => admin.post(`/api/projects/${id}/items/import`, 'alias\nAUDITED-1', type);
    },
    'POST /api/label-layouts': async () => () => admin.post('/api/label-layouts', labels),
    'PATCH /api/label-layouts/:id': async () => {
      const id = await newLayout();
      return () => admin.patch(`/api/label-layouts/${id}`, { height: 30 });
    },
    'DELETE /api/label-layouts/:id': async () => {
      const id = await newLayout();
      return () => admin.delete(`/api/label-layouts/${id}`);
    },
    'POST /api/presets': async () => () => admin.post('/api/presets', preset),
    'PATCH /api/presets/:id': async () => {
      const id = await newPreset();
      return () => admin.patch(`/api/presets/${id}`, { isDefault: true });
    },
    'DELETE /api/presets/:id': async () => {
      const id = await newPreset();
      return () => admin.delete(`/api/presets/${id}`);
    },
    'PATCH /api/items/:id': async () => {
      const id = await newItem();
      return () => admin.patch(`/api/items/${id}`, { status: 'disabled' });
    },
    'POST /api/items/:id/claim-secret': async () => {
      const id = await newItem();
      return () => admin.post(`/api/items/${id}/claim-secret`);
    },
    'POST /api/projects/:projectId/claim-secrets.csv': async () => {
      const id = await newProject();
      return () => admin.post(`/api/projects/${id}/claim-secrets.csv`);
    },
    'POST /api/projects/:projectId/claim-secrets.pdf': async () => {
      const id = await newProject();
      await admin.post(`/api/projects/${id}/items`, { count: 1 });
      return () => admin.post(`/api/projects/${id}/claim-secrets.pdf`);
    },
    'PUT /api/settings': async () => {
      const settings = (await admin.get('/api/settings')).body;
      return () => admin.put('/api/settings', { ...settings, activationLimit: settings.activationLimit + 1 });
    },
    'DELETE /api/items/:id': async () => {
      const id = await newItem();
      return () => admin.delete(`/api/items/${id}`);
    },
    'PATCH /api/users/:id': async () => {
      const { id } = await app.member();
      return () => admin.patch(`/api/users/${id}`, { blocked: true });
    },
    'POST /api/users/:id/sign-out': async () => {
      const { id } = await app.member();
      return () => admin.post(`/api/users/${id}/sign-out`);
    },
    'POST /api/mails/:id/retry': async () => {
      const { email } = await app.member();
      const { manager } = app.dataSource;
      const { id } = await manager.findOneByOrFail(OutboxEntity, { recipient: email });
      const dead = { status: 'dead', sentAt: null, leaseOwner: null, leaseUntil: null } as const;
      await manager.update(OutboxEntity, { id }, dead);
      return () => admin.post(`/api/mails/${id}/retry`);
    },
    'POST /api/release-tokens': async () => () => admin.post('/api/release-tokens', token),
    'DELETE /api/release-tokens/:id': async () => {
      const { id } = (await admin.post('/api/release-tokens', token)).body.created;
      return () => admin.delete(`/api/release-tokens/${id}`);
    },
    'PATCH /api/releases/:remote/:number': async () => {
      await (await newUploader(app, admin)).upload(newBuild(7));
      return () => admin.patch('/api/releases/mfe-scan/7', { version: 0, share: 10 });
    },
    'PUT /api/reports/:id/settled': async () => {
      const path = await newReport();
      return () => admin.put(`${path}/settled`);
    },
    'DELETE /api/reports/:id/settled': async () => {
      const path = await newReport();
      await admin.put(`${path}/settled`);
      return () => admin.delete(`${path}/settled`);
    },
    'DELETE /api/reports/:id': async () => {
      const path = await newReport();
      return () => admin.delete(path);
    },
    'PUT /api/page-reports/:id/settled': async () => {
      const path = await newPageReport();
      return () => admin.put(`${path}/settled`);
    },
    'DELETE /api/page-reports/:id/settled': async () => {
      const path = await newPageReport();
      await admin.put(`${path}/settled`);
      return () => admin.delete(`${path}/settled`);
    },
  };

  it('should be tested for every call that only administrators may make (AUDIT)', () => {
    const routes = listHandlers(app.app.nest)
      .filter(
        ({ access, method }) => access && !access.public && access.authority === 'admin' && method !== 'GET',
      )
      .map(({ method, path }) => `${method} ${path}`);
    expect([...Object.keys(CALLS), ...Object.keys(NOT_AUDITED)].sort()).toEqual(routes.sort());
  });

  it.each(Object.keys(CALLS))(
    'should hold one entry for a successful %s, by whom and in which request (AUDIT)',
    async (route) => {
      const { id } = (await admin.get('/api/user/me')).body;
      const call = await CALLS[route]!();
      const before = await app.dataSource.manager.count(AuditEntryEntity);
      const { status, headers } = await call();
      expect(status).toBeLessThan(300);
      const entries = await app.dataSource.manager.findBy(AuditEntryEntity, {
        requestId: headers.get('x-request-id')!,
      });
      expect(entries).toMatchObject([{ actorId: id, actorRole: 'role-admin' }]);
      expect(await app.dataSource.manager.count(AuditEntryEntity)).toBe(before + 1);
    },
  );
});
