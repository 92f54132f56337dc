import type { AuditAction } from '@ringtag/contracts';
import { Administrators } from '../src/accounts/users/administrators';
import { TransactionRunner } from '../src/platform/database/transaction-runner';
import { AuditLog } from '../src/records/audit/audit-log';
import { AuditEntryEntity } from '../src/records/tables/audit-entry.entity';
import { ADMIN, newEmail, TestApp } from './support/test-app';
import type { Visitor } from './support/visitor';

describe('Audit log', () => {
  let app: TestApp;
  let admin: Visitor;
  beforeAll(async () => {
    app = await TestApp.start();
    admin = await app.admin();
  });
  afterAll(() => app.stop());

  const readEntries = (subjectId: string, action?: AuditAction): Promise<AuditEntryEntity[]> =>
    app.dataSource.manager.find(AuditEntryEntity, {
      where: { subjectId, ...(action && { action }) },
      order: { id: 'ASC' },
    });

  it('should hold what was changed, from what and into what', async () => {
    const { id } = (await admin.post('/api/projects', { name: 'Tags', description: 'For keys' })).body;
    await admin.patch(`/api/projects/${id}`, { name: 'Bags', archived: true, activatable: true });
    const [item] = (await admin.post(`/api/projects/${id}/items`, { items: [{ label: 'Red' }] })).body.items;
    await admin.patch(`/api/items/${item.id}`, { status: 'disabled', maxActivations: 2 });
    await admin.delete(`/api/items/${item.id}`);
    await admin.delete(`/api/projects/${id}`);
    const told = async (subject: string) =>
      (await readEntries(subject)).map(({ action, changes }) => [action, changes]);
    expect(await told(id)).toEqual([
      [
        'project-created',
        {
          name: { old: null, new: 'Tags' },
          description: { old: null, new: 'For keys' },
          activatable: { old: null, new: true },
          claimSecrets: { old: null, new: false },
        },
      ],
      ['project-changed', { name: { old: 'Tags', new: 'Bags' }, archived: { old: false, new: true } }],
      ['items-created', { count: { old: null, new: 1 }, activatable: { old: null, new: true } }],
      ['project-deleted', { name: { old: 'Bags', new: null }, itemCount: { old: 0, new: null } }],
    ]);
    expect(await told(item.id)).toEqual([
      ['item-changed', { status: { old: 'active', new: 'disabled' }, maxActivations: { old: null, new: 2 } }],
      ['item-deleted', { alias: { old: item.alias, new: null }, label: { old: 'Red', new: null } }],
    ]);
  });

  it('should tell nothing of a call that changed nothing', async () => {
    const { id } = (await admin.post('/api/projects', { name: 'Tags' })).body;
    expect((await admin.patch(`/api/projects/${id}`, { name: 'Tags' })).status).toBe(200);
    expect(await readEntries(id, 'project-changed')).toEqual([]);
  });

  it('should tell nothing of what was refused or rolled back (AUDIT)', async () => {
    const alias = await app.code();
    await app.owner(alias, newEmail());
    const { items } = (await admin.get('/api/projects?q=codes')).body;
    expect((await admin.delete(`/api/projects/${items[0].id}`)).status).toBe(409);
    expect(await readEntries(items[0].id, 'project-deleted')).toEqual([]);
    const id = '01930000-0000-7000-8000-000000000000';
    const work = app.app.nest.get(TransactionRunner).run(async (manager) => {
      await app.app.nest.get(AuditLog).record(manager, 'project-created', 'project', id);
      throw new Error('Something else failed');
    });
    await expect(work).rejects.toThrow('Something else failed');
    expect(await readEntries(id)).toEqual([]);
  });

  it('should tell old and new values of changes at once as they followed each other (AUDIT)', async () => {
    const { id } = (await admin.post('/api/projects', { name: 'The first' })).body;
    const names = ['1', '2', '3', '4', '5', '6'];
    await Promise.all(names.map((name) => admin.patch(`/api/projects/${id}`, { name })));
    const steps = (await readEntries(id, 'project-changed')).map(({ changes }) => changes!['name']!);
    expect(steps).toHaveLength(6);
    const next = new Map(steps.map((step) => [step.old, step.new]));
    const chain: unknown[] = ['The first'];
    while (next.has(chain.at(-1) as string)) chain.push(next.get(chain.at(-1) as string));
    expect(chain).toHaveLength(7);
  });

  it('should say that the system acted where the command line gave a role or a password', async () => {
    const { id } = await app.member();
    const email = (await app.dataSource.query('SELECT email FROM users WHERE id = ?', [id]))[0].email;
    await app.app.nest.get(Administrators).create(email, ADMIN.password);
    await app.app.nest.get(Administrators).create(email, ADMIN.password);
    const bySystem = { actorId: null, actorRole: 'system', requestId: null };
    expect(await readEntries(id, 'role-changed')).toMatchObject([
      { ...bySystem, changes: { role: { old: 'role-user', new: 'role-admin' } } },
    ]);
    expect(await readEntries(id, 'password-reset')).toMatchObject([bySystem, bySystem]);
  });
});
