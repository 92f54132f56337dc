import { SessionEntity } from '../src/accounts/tables/session.entity';
import { type Member, newEmail, TestApp } from './support/test-app';
import type { Answer, Visitor } from './support/visitor';

const PASSWORD = 'correct horse battery';

/** ADR 17. */
describe('A shared computer', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());

  const proofFor = async (path: string, email: string) => {
    const seen = app.mail.to(email).length;
    const { body } = await app.visitor().post(path, { email });
    return { challengeId: body.challengeId, code: await app.mail.codeAfter(email, seen) };
  };
  const tokenAfter = async (email: string, seen: number) => {
    await app.mail.codeAfter(email, seen);
    return app.mail.tokenFor(email, app.mail.to(email).length);
  };
  const requestToken = async (path: string, email: string) => {
    const seen = app.mail.to(email).length;
    await app.visitor().post(path, { email });
    return tokenAfter(email, seen);
  };

  /** Every way in, with `shared` in what finishes it. */
  const ways: Record<string, (member: Member, visitor: Visitor, shared?: boolean) => Promise<Answer>> = {
    'a password': ({ email }, visitor, shared) =>
      visitor.post('/api/auth/sign-in', { email, password: PASSWORD, shared }),
    digits: async ({ email }, visitor, shared) =>
      visitor.post('/api/auth/sign-in-verify', {
        ...(await proofFor('/api/auth/sign-in', email)),
        shared,
      }),
    'a link': async ({ email }, visitor, shared) =>
      visitor.post('/api/auth/sign-in-verify', {
        token: await requestToken('/api/auth/sign-in', email),
        shared,
      }),
    'signing up': async (_member, visitor, shared) =>
      visitor.post('/api/auth/register-verify', {
        ...(await proofFor('/api/auth/register', newEmail())),
        shared,
      }),
    'activating with digits': async ({ email }, visitor, shared) => {
      const alias = await app.code();
      return visitor.post(`/api/scan/${alias}/activate`, { ...(await app.challenge(alias, email)), shared });
    },
    'activating with a link': async ({ email }, visitor, shared) => {
      const alias = await app.code();
      const seen = app.mail.to(email).length;
      await app.visitor().post(`/api/scan/${alias}/profile`, { name: 'Ann', email });
      const token = await tokenAfter(email, seen);
      return visitor.post(`/api/scan/${alias}/activate-link`, { token, shared });
    },
  };

  const isShared = async (visitor: Visitor) => {
    const [, id] = /=([\w-]{36})\./.exec(visitor.cookie!)!;
    return (await app.dataSource.manager.findOneByOrFail(SessionEntity, { id: id! })).shared;
  };
  const ends = ({ headers }: Answer) =>
    Object.fromEntries(
      headers.getSetCookie().map((cookie) => [cookie.split('=')[0], cookie.includes('Expires=')]),
    );

  it.each(Object.keys(ways))('should be said with every way in: %s (SES-5)', async (way) => {
    const member = await app.member(PASSWORD);
    const [shared, own] = [app.visitor(), app.visitor()];
    const answer = await ways[way]!(member, shared, true);
    expect([answer.status, await isShared(shared)]).toEqual([200, true]);
    expect(ends(answer)).toMatchObject({ qrsid: false, own: false });
    expect(shared.device).toBeUndefined();
    const other = await ways[way]!(member, own);
    expect([other.status, await isShared(own)]).toEqual([200, false]);
    expect(ends(other)).toMatchObject({ qrsid: true, own: true, device: true });
  });

  it('should stay one after a new password, and become no known device by it', async () => {
    const member = await app.member(PASSWORD);
    const visitor = app.visitor();
    await ways['a password']!(member, visitor, true);
    const change = { currentPassword: PASSWORD, password: 'a staple of paper clips' };
    const changed = await visitor.post('/api/profile/password', change);
    expect([changed.status, ends(changed)]).toEqual([204, { qrsid: false }]);
    const others = await visitor.post('/api/user/sessions/revoke-others');
    expect([others.status, ends(others)]).toEqual([204, {}]);
    expect(await isShared(visitor)).toBe(true);
  });

  it.each(['yes', 1, null, {}])('should take no %j for an answer', async (shared) => {
    const { email } = await app.member(PASSWORD);
    const answer = await app.visitor().post('/api/auth/sign-in', { email, password: PASSWORD, shared });
    expect([answer.status, answer.body.code]).toEqual([400, 'validation_failed']);
  });
});
