import { AUDIT_KEPT } from '@ringtag/contracts';
import { Housekeeping } from '../src/platform/housekeeping/housekeeping';
import { AuditEntryEntity } from '../src/records/tables/audit-entry.entity';
import { newEmail, TestApp, wrongCode } from './support/test-app';
import type { Visitor } from './support/visitor';

const PASSWORD = 'correct horse battery';

interface Entry {
  action: string;
  actorId: string | null;
  actorRole: string;
  subjectType: string;
  at: string;
}

describe('Reading the audit log', () => {
  let app: TestApp;
  let admin: Visitor;
  let adminId: string;
  beforeAll(async () => {
    app = await TestApp.start();
    admin = await app.admin();
    adminId = (await admin.get('/api/user/me')).body.id;
  });
  afterAll(() => app.stop());

  const log = async (query: string) => (await admin.get(`/api/audit-log?${query}`)).body;
  /** Oldest first. */
  const actionsOn = async (subject: string): Promise<string[]> =>
    (await log(`subject=${subject}&pageSize=100`)).items.map(({ action }: Entry) => action).reverse();

  it('should tell what happened to an account: sign-ins, passwords, addresses, other devices, its end (AUDIT)', async () => {
    const { id, email, visitor } = await app.member();
    await visitor.post('/api/profile/password', { password: PASSWORD });
    await visitor.post('/api/user/sessions/revoke-others');
    const wanted = newEmail();
    const { body } = await visitor.post('/api/user/email', { email: wanted, password: PASSWORD });
    const proof = { challengeId: body.challengeId, code: await app.mail.codeFor(wanted) };
    await visitor.post('/api/user/email-verify', { ...proof, code: wrongCode(proof.code) });
    await visitor.post('/api/user/email-verify', proof);
    await app.visitor().post('/api/auth/sign-in', { email: wanted, password: PASSWORD });
    const reset = (await app.visitor().post('/api/auth/password/reset', { email: wanted })).body;
    const code = await app.mail.codeAfter(wanted, 1);
    const renewal = { challengeId: reset.challengeId, code, password: `${PASSWORD}!` };
    await app.visitor().post('/api/auth/password/reset-verify', renewal);
    await visitor.post('/api/auth/sign-in', { email: wanted, password: `${PASSWORD}!` });
    await visitor.post('/api/user/delete', { password: `${PASSWORD}!` });
    expect(await actionsOn(id)).toEqual([
      'signed-in',
      'password-changed',
      'signed-out-everywhere',
      'email-changed',
      'signed-in',
      'password-reset',
      'signed-in',
      'account-deleted',
    ]);
    const entries = (await log(`subject=${id}`)).items;
    expect(new Set(entries.map((entry: Entry) => `${entry.actorId} ${entry.actorRole}`))).toEqual(
      new Set([`${id} role-user`]),
    );
    const rows = JSON.stringify(await app.dataSource.query('SELECT * FROM audit_log'));
    for (const trace of [email, wanted, 'person-']) expect(rows).not.toContain(trace);
    expect(entries[0]).toMatchObject({ actorName: null, subjectName: null });
  });

  it('should tell once that a password was guessed too often, and nothing of addresses without an account (AUDIT)', async () => {
    const { id, email } = await app.member(PASSWORD);
    const before = await app.dataSource.manager.count(AuditEntryEntity);
    const guess = (address: string) =>
      app.visitor().post('/api/auth/sign-in', { email: address, password: 'not the one' });
    await Promise.all(Array.from({ length: 8 }, () => guess(email)));
    await Promise.all(Array.from({ length: 6 }, () => guess(newEmail())));
    expect(await actionsOn(id)).toEqual(['signed-in', 'sign-in-limit-reached']);
    expect(await app.dataSource.manager.count(AuditEntryEntity)).toBe(before + 1);
  });

  it('should filter by actor, action, subject and time, newest first, and page', async () => {
    const { id } = (await admin.post('/api/projects', { name: 'Filtered' })).body;
    app.clock.advance(1000);
    const from = app.clock.now().toISOString();
    await admin.patch(`/api/projects/${id}`, { name: 'Renamed' });
    app.clock.advance(1000);
    const to = app.clock.now().toISOString();
    await admin.delete(`/api/projects/${id}`);
    expect(await actionsOn(id)).toEqual(['project-created', 'project-changed', 'project-deleted']);
    const between = await log(`subject=${id}&from=${from}&to=${to}`);
    expect(between).toMatchObject({
      total: 1,
      items: [{ action: 'project-changed', changes: [{ field: 'name', old: 'Filtered', new: 'Renamed' }] }],
    });
    const mine = await log(`actor=${adminId}&action=project-changed&subjectType=project&pageSize=1`);
    expect(mine.items).toMatchObject([{ actorId: adminId, actorName: 'admin@ringtag.example' }]);
    const member = await app.member();
    const theirs: Entry[] = (await log(`actor=${member.id}`)).items;
    expect(theirs.map(({ action, actorId }) => [action, actorId])).toEqual([['signed-in', member.id]]);
    const ofProjects: Entry[] = (await log('subjectType=project')).items;
    expect(new Set(ofProjects.map(({ subjectType }) => subjectType))).toEqual(new Set(['project']));
    const bySystem = (await log('actor=system')).items;
    expect(bySystem.length).toBeGreaterThan(0);
    expect(bySystem.every(({ actorRole }: Entry) => actorRole === 'system')).toBe(true);
    const times = (await log('pageSize=100')).items.map(({ at }: Entry) => at);
    expect(times).toEqual([...times].sort().reverse());
    expect((await log(`subject=${id}&page=2&pageSize=2`)).items).toMatchObject([
      { action: 'project-created' },
    ]);
    for (const query of [
      'actor=me',
      'action=x',
      'from=yesterday',
      'from=2026-02-31T25:00:00Z',
      'subject=1',
      'q=x',
    ]) {
      expect((await admin.get(`/api/audit-log?${query}`)).status).toBe(400);
    }
  });

  it('should be a file of everything that the filter leaves, safe in a spreadsheet', async () => {
    const { id } = (await admin.post('/api/projects', { name: '=1+1' })).body;
    for (let i = 0; i < 3; i += 1) await admin.patch(`/api/projects/${id}`, { name: `=1+${i}` });
    const { headers, body } = await admin.get(`/api/audit-log.csv?subject=${id}`);
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="audit-log-[\d-]+\.csv"$/);
    const lines = String(body).trim().split('\r\n');
    expect(lines).toHaveLength(5);
    expect(lines[0]).toMatch(/^\ufeff?at,action,actor,/);
    expect(lines[1]).toMatch(/Z,project-changed,admin@ringtag\.example,role-admin,.*,project,'=1\+2,/);
    const { body: other } = await admin.get(`/api/audit-log.csv?subject=${id}&separator=semicolon`);
    expect(String(other)).toMatch(/^\ufeff?at;action;actor;/);
    expect((await admin.get('/api/audit-log.csv?action=x')).status).toBe(400);
  });

  it('should hand out more than one step of entries, each once', async () => {
    const at = app.clock.now();
    const rows = Array.from({ length: 1201 }, (_, i) => ({
      id: `01940000-0000-7000-8000-${String(i).padStart(12, '0')}`,
      at,
      actorId: null,
      actorRole: 'system' as const,
      action: 'mail-retried' as const,
      subjectType: 'mail' as const,
      subjectId: null,
      changes: null,
      requestId: null,
    }));
    for (let i = 0; i < rows.length; i += 400)
      await app.dataSource.manager.insert(AuditEntryEntity, rows.slice(i, i + 400));
    const { body } = await admin.get('/api/audit-log.csv?action=mail-retried');
    expect(String(body).trim().split('\r\n')).toHaveLength(1202);
  });

  it('should forget what is older than 400 days (AUDIT)', async () => {
    const { id } = (await admin.post('/api/projects', { name: 'Old' })).body;
    const { manager } = app.dataSource;
    const sweep = () => app.app.nest.get(Housekeeping).sweep();
    await sweep();
    expect(await manager.existsBy(AuditEntryEntity, { subjectId: id })).toBe(true);
    app.clock.advance(AUDIT_KEPT + 1);
    await sweep();
    expect(await manager.count(AuditEntryEntity)).toBe(0);
  });
});
