import { DAY, HOUR, MINUTE } from '@ringtag/contracts';
import { SessionEntity } from '../src/accounts/tables/session.entity';
import { UserEntity } from '../src/accounts/tables/user.entity';
import { Housekeeping } from '../src/platform/housekeeping/housekeeping';
import { TestApp } from './support/test-app';
import type { Visitor } from './support/visitor';

/** ADR 17. */
describe('The limits of sessions that exist', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start();
    app.clock.standStill();
  });
  afterAll(() => app.stop());
  afterEach(() => app.dataSource.query('DELETE FROM settings'));

  const status = async (visitor: Visitor) => (await visitor.get('/api/my-codes')).status;
  const save = async (changes: object) => {
    const admin = await app.admin();
    const { body } = await admin.get('/api/settings');
    expect((await admin.put('/api/settings', { ...body, ...changes })).status).toBe(200);
  };
  const setRole = (id: string, role: 'role-admin' | 'role-user') =>
    app.dataSource.manager.update(UserEntity, { id }, { role });

  it('should follow a setting at once: the longest pause, and the longest life (SES-7)', async () => {
    const [idle, old] = [await app.member(), await app.member()];
    app.clock.advance(4 * DAY);
    await old.visitor.get('/api/user/me');
    app.clock.advance(3 * DAY);
    await save({ ownerSessionIdleDays: 7 });
    expect(await Promise.all([status(idle.visitor), status(old.visitor)])).toEqual([200, 200]);
    app.clock.advance(6 * DAY);
    await save({ ownerSessionIdleDays: 5 });
    expect(await status(idle.visitor)).toBe(401);
    await save({ ownerSessionIdleDays: 30, ownerSessionDays: 13 });
    expect(await status(old.visitor)).toBe(401);
  });

  it('should follow a longer setting too, and give the cookie a later end with the next secret', async () => {
    const { visitor } = await app.member();
    app.clock.advance(20 * DAY);
    await save({ ownerSessionIdleDays: 60, ownerSessionDays: 365 });
    const { headers } = await visitor.get('/api/user/me');
    const end = /qrsid=[^;]+; Path=\/; Expires=([^;]+)/.exec(headers.getSetCookie().join('\n'))![1]!;
    expect(Math.round((Date.parse(end) - app.clock.now().getTime()) / DAY)).toBe(345);
    app.clock.advance(59 * DAY);
    await app.app.nest.get(Housekeeping).sweep();
    expect(await status(visitor)).toBe(200);
  });

  it('should be those of an administrator as soon as somebody is one, and no longer when not (SES-7)', async () => {
    const member = await app.member();
    const { id, visitor } = member;
    app.clock.advance(10 * HOUR);
    await visitor.get('/api/user/me');
    await setRole(id, 'role-admin');
    app.clock.advance(31 * MINUTE);
    expect((await visitor.get('/api/projects')).body.code).toBe('session_idle');
    await setRole(id, 'role-user');
    expect(await status(visitor)).toBe(200);
    await setRole(id, 'role-admin');
    app.clock.advance(90 * MINUTE - 1);
    await app.dataSource.manager.update(SessionEntity, { userId: id }, { lastSeenAt: app.clock.now() });
    // Twelve hours after the sign-in, however busy.
    app.clock.advance(1);
    expect(await status(visitor)).toBe(401);
    await setRole(id, 'role-user');
    expect(await status(visitor)).toBe(200);
  });
});
