import { DAY, SESSION } from '@ringtag/contracts';
import { SessionEntity } from '../src/accounts/tables/session.entity';
import { OWNER } from './support/session-times';
import { TestApp } from './support/test-app';

const OWN_SCRIPT = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' };

describe('Signing out (SES-6)', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());

  const rows = ({ id }: { id: string }) => app.dataSource.manager.countBy(SessionEntity, { userId: id });
  const holder = (cookie: string | undefined) => {
    const visitor = app.visitor();
    visitor.cookie = cookie;
    return visitor;
  };

  it.each([
    ['idle', OWNER.idle + 60_000],
    ['idle beyond grace', OWNER.idle + SESSION.grace + 60_000],
    ['past its end', OWNER.life + DAY],
  ])('should end a session that is %s, for a replayed cookie too (SES-6)', async (_state, age) => {
    const member = await app.member();
    const { cookie } = member.visitor;
    app.clock.advance(age);
    const from = app.logs.length;
    const { status, headers } = await member.visitor.get('/api/auth/sign-out', OWN_SCRIPT);
    expect([status, headers.get('clear-site-data')]).toEqual([204, '"cache"']);
    expect(await rows(member)).toBe(0);
    // Nor is it there for a clock that is behind.
    app.clock.advance(-age);
    for (const path of ['/api/user/me', '/api/profile'])
      expect((await holder(cookie).get(path)).status).toBe(401);
    expect(app.events(from)).toMatchObject([{ event: 'session_revoked', userId: member.id, scope: 'one' }]);
    // Once more: nothing is left to end, and nothing is told twice.
    expect((await holder(cookie).get('/api/auth/sign-out', OWN_SCRIPT)).status).toBe(204);
    expect(app.events(from)).toHaveLength(1);
  });

  it('should end the session of a blocked account', async () => {
    const member = await app.member();
    await app.dataSource.query('UPDATE users SET blockedAt = createdAt WHERE id = ?', [member.id]);
    expect((await member.visitor.get('/api/auth/sign-out', OWN_SCRIPT)).status).toBe(204);
    expect(await rows(member)).toBe(0);
  });

  it('should leave a session alone whose secret is another one, and all others of the account (SES-6)', async () => {
    const member = await app.member('correct horse battery');
    const second = app.visitor();
    await second.post('/api/auth/sign-in', { email: member.email, password: 'correct horse battery' });
    const [id] = member.visitor.cookie!.split('.');
    for (const cookie of [`${id}.${'x'.repeat(43)}`, `${id}.`, id, 'qrsid=.x'])
      expect((await holder(cookie).get('/api/auth/sign-out', OWN_SCRIPT)).status).toBe(204);
    expect(await rows(member)).toBe(2);
    await second.get('/api/auth/sign-out', OWN_SCRIPT);
    expect(await rows(member)).toBe(1);
    expect((await member.visitor.get('/api/user/me')).status).toBe(200);
  });
});
