import { SESSION } from '@ringtag/contracts';
import { SessionEntity } from '../src/accounts/tables/session.entity';
import { Changes } from '../src/platform/changes/changes';
import { eventually } from './support/eventually';
import { TestApp } from './support/test-app';
import type { Answer, Visitor } from './support/visitor';

/** The embedded database serves one process, so that this needs a server. */
describe('Sessions over two replicas', () => {
  let one: TestApp;
  let other: TestApp;
  beforeAll(async () => {
    one = await TestApp.start({ SECRET_KEY: 'shared by both processes, 32 letters' });
    one.clock.standStill();
    other = await one.replica({}, one.clock);
  });
  afterAll(async () => {
    await other.stop();
    await one.stop();
  });

  const at = (replica: TestApp, cookie: string | undefined): Visitor => {
    const visitor = replica.visitor();
    visitor.cookie = cookie;
    return visitor;
  };
  const me = (visitor: Visitor): Promise<Answer> => visitor.get('/api/user/me');

  it('should get one new secret for 40 requests at once, 20 to each (SES-3)', async () => {
    const { id, visitor } = await one.member();
    const { cookie } = visitor;
    one.clock.advance(SESSION.rotateEvery);
    const visitors = Array.from({ length: 40 }, (_, i) => at(i % 2 ? one : other, cookie));
    const statuses = await Promise.all(visitors.map(async (each) => (await me(each)).status));
    expect(new Set(statuses)).toEqual(new Set([200]));
    const renewed = new Set(visitors.map((each) => each.cookie));
    expect([renewed.size, renewed.has(cookie)]).toEqual([1, false]);
    const [session] = await one.dataSource.manager.findBy(SessionEntity, { userId: id });
    expect(session!.rotatedAt).toEqual(one.clock.now());
    // Both take both: the old one while answers may be on their way.
    for (const replica of [one, other])
      for (const each of [cookie, ...renewed]) expect((await me(at(replica, each))).status).toBe(200);
  });

  it('should end in both when the secret before is used late in either', async () => {
    const { visitor } = await one.member();
    const stolen = visitor.cookie;
    one.clock.advance(SESSION.rotateEvery);
    await me(visitor);
    expect((await me(at(other, visitor.cookie))).status).toBe(200);
    one.clock.advance(SESSION.oldSecretFor);
    expect((await me(at(other, stolen))).status).toBe(401);
    expect((await me(visitor)).status).toBe(401);
  });

  it('should follow a setting that was saved in the other one, within a second (SES-7)', async () => {
    const { visitor } = await one.member();
    one.clock.advance(2 * SESSION.rotateEvery);
    const admin = await other.admin();
    let heard = false;
    one.app.nest.get(Changes).listen('settings', () => (heard = true));
    const { body } = await admin.get('/api/settings');
    const shorter = { ...body, ownerSessionIdleDays: 1 };
    expect((await admin.put('/api/settings', shorter)).status).toBe(200);
    // Not asked before: each request that is answered would continue the session.
    await eventually(() => heard, true);
    expect((await visitor.get('/api/my-codes')).status).toBe(401);
  });
});
