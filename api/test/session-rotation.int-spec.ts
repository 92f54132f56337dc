import { DAY, SESSION } from '@ringtag/contracts';
import { SessionEntity } from '../src/accounts/tables/session.entity';
import { OWNER } from './support/session-times';
import { ADMIN, type Member, TestApp } from './support/test-app';
import type { Answer, Visitor } from './support/visitor';

const PASSWORD = 'correct horse battery';
const OWN_SCRIPT = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' };

/** ADR 17. */
describe('The secret of a session', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start();
    app.clock.standStill();
  });
  afterAll(() => app.stop());

  const me = (visitor: Visitor) => visitor.get('/api/user/me');
  /** A request of a browser that has this cookie, and whose answer nobody sees. */
  const holder = (cookie: string | undefined) => {
    const visitor = app.visitor();
    visitor.cookie = cookie;
    return visitor;
  };
  const statusWith = async (cookie: string | undefined) => (await me(holder(cookie))).status;
  const cookieIn = ({ headers }: Answer) =>
    headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0]!)
      .find((cookie) => cookie.startsWith('qrsid='));
  const row = ({ id }: Pick<Member, 'id'>) =>
    app.dataSource.manager.findOneByOrFail(SessionEntity, { userId: id });
  /** Somebody whose secret is a day old, and who has not come back yet. */
  const memberOfYesterday = async () => {
    const member = await app.member(PASSWORD);
    app.clock.advance(SESSION.rotateEvery);
    return member;
  };

  it('should stay for a day, then be replaced, and renew the end of the cookie (SES-3)', async () => {
    const member = await app.member(PASSWORD);
    const { visitor } = member;
    const first = visitor.cookie;
    app.clock.advance(SESSION.rotateEvery - 1);
    await me(visitor);
    expect(visitor.cookie).toBe(first);
    app.clock.advance(1);
    const answer = await me(visitor);
    expect([answer.status, visitor.cookie === first]).toEqual([200, false]);
    const set = answer.headers.getSetCookie().find((cookie) => cookie.startsWith('qrsid='))!;
    expect(set).toMatch(/^qrsid=[\w-]{36}\.[\w-]{43}; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Strict$/);
    const { createdAt, secretHash } = await row(member);
    const end = Date.parse(/Expires=([^;]+)/.exec(set)![1]!);
    expect(Math.abs(end - createdAt.getTime() - OWNER.life)).toBeLessThan(1000);
    // Neither is the new one in the table.
    expect(secretHash).not.toContain(visitor.cookie!.split('.')[1]);
    expect((await me(visitor)).status).toBe(200);
  });

  it('should become the same one for 30 requests at once, and be replaced once (SES-3)', async () => {
    const member = await memberOfYesterday();
    const { cookie } = member.visitor;
    const answers = await Promise.all(Array.from({ length: 30 }, () => me(holder(cookie))));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(30);
    const cookies = new Set(answers.map(cookieIn));
    expect(cookies.size).toBe(1);
    const [renewed] = cookies;
    expect(renewed).toMatch(/^qrsid=/);
    expect((await row(member)).rotatedAt).toEqual(app.clock.now());
    expect(await statusWith(renewed)).toBe(200);
  });

  it('should become the same one for a request that another one overtakes (SES-3)', async () => {
    const { visitor } = await memberOfYesterday();
    await me(visitor);
    app.clock.advance(SESSION.rotateEvery);
    const { cookie } = visitor;
    const { manager } = app.dataSource;
    const update = manager.update.bind(manager);
    let first: string | undefined;
    jest.spyOn(manager, 'update').mockImplementationOnce(async (...asked) => {
      first = cookieIn(await me(holder(cookie)));
      return update(...asked);
    });
    const second = cookieIn(await me(visitor));
    expect([second, first]).toEqual([first, expect.stringMatching(/^qrsid=/)]);
    expect(await statusWith(second)).toBe(200);
  });

  it('should be given again, and stay the same one, to a browser that did not get the answer (SES-3)', async () => {
    const { visitor } = await memberOfYesterday();
    const { cookie } = visitor;
    const lost = cookieIn(await me(holder(cookie)));
    // Weeks later.
    app.clock.advance(20 * DAY);
    expect(cookieIn(await me(visitor))).toBe(lost);
    expect(await statusWith(lost)).toBe(200);
  });

  it('should leave the one before for requests that were on their way, and then no longer', async () => {
    const member = await memberOfYesterday();
    const { visitor } = member;
    const { cookie: before } = visitor;
    await me(visitor);
    // The browser shows that it has the new one.
    await me(visitor);
    app.clock.advance(SESSION.oldSecretFor - 1);
    const late = await me(holder(before));
    expect([late.status, cookieIn(late)]).toEqual([200, undefined]);
    expect((await me(visitor)).status).toBe(200);
  });

  it('should end the session when the one before is used later: two browsers have it (SES-3)', async () => {
    const member = await memberOfYesterday();
    const { visitor } = member;
    const { cookie: stolen } = visitor;
    await me(visitor);
    await me(visitor);
    app.clock.advance(SESSION.oldSecretFor);
    const from = app.logs.length;
    expect(await statusWith(stolen)).toBe(401);
    expect((await me(visitor)).status).toBe(401);
    expect(app.events(from)).toMatchObject([
      { event: 'session_revoked', userId: member.id, scope: 'stolen', address: '127.0.0.1' },
    ]);
  });

  it('should end it as well when the thief was the first to come back, and the owner the second', async () => {
    const member = await memberOfYesterday();
    const thief = holder(member.visitor.cookie);
    await me(thief);
    await me(thief);
    app.clock.advance(SESSION.oldSecretFor);
    expect((await me(member.visitor)).status).toBe(401);
    expect((await me(thief)).status).toBe(401);
  });

  it('should be dead for good two replacements later, also where somebody signs in anew with that cookie', async () => {
    const member = await memberOfYesterday();
    const { visitor } = member;
    const thief = holder(visitor.cookie);
    for (let day = 0; day < 2; day += 1) {
      await me(thief);
      await me(thief);
      app.clock.advance(SESSION.rotateEvery);
    }
    await me(thief);
    expect((await me(visitor)).status).toBe(401);
    expect((await me(thief)).status).toBe(200);
    // The owner comes back in the same browser, which ends what was taken from it.
    const { email } = member;
    expect((await visitor.post('/api/auth/sign-in', { email, password: PASSWORD })).status).toBe(200);
    expect((await me(thief)).status).toBe(401);
    expect((await me(visitor)).status).toBe(200);
  });

  it("should not end somebody else's session by signing in with their cookie", async () => {
    const [victim, attacker] = [await app.member(), await app.member(PASSWORD)];
    const browser = holder(victim.visitor.cookie);
    await browser.post('/api/auth/sign-in', { email: attacker.email, password: PASSWORD });
    expect((await me(victim.visitor)).status).toBe(200);
  });

  it('should sign out with the one before, too, while it is on its way', async () => {
    const member = await memberOfYesterday();
    const { cookie } = member.visitor;
    await me(member.visitor);
    expect((await holder(cookie).get('/api/auth/sign-out', OWN_SCRIPT)).status).toBe(204);
    expect((await me(member.visitor)).status).toBe(401);
  });

  it('should be replaced by a new password at once, and leave no secret before (SES-3)', async () => {
    const { visitor } = await memberOfYesterday();
    const { cookie: first } = visitor;
    await me(visitor);
    const { cookie: second } = visitor;
    const change = { currentPassword: PASSWORD, password: 'a staple of paper clips' };
    expect((await visitor.post('/api/profile/password', change)).status).toBe(204);
    for (const cookie of [first, second]) expect(await statusWith(cookie)).toBe(401);
    expect((await me(visitor)).status).toBe(200);
  });

  it('should change neither with public pages nor where a session is over in hours', async () => {
    const { visitor } = await memberOfYesterday();
    const { cookie } = visitor;
    const alias = await app.code();
    expect((await visitor.get(`/api/scan/${alias}`)).body.viewer.signedIn).toBe(true);
    expect(visitor.cookie).toBe(cookie);
    const admin = app.visitor();
    await admin.post('/api/auth/sign-in', ADMIN);
    const before = admin.cookie;
    for (let i = 0; i < 23; i += 1) {
      app.clock.advance(29 * 60_000);
      await me(admin);
    }
    expect(admin.cookie).toBe(before);
  });
});
