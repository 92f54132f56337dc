import { CHALLENGE } from '@ringtag/contracts';
import { newEmail, TestApp } from './support/test-app';
import type { Answer } from './support/visitor';

describe('A mailed link whose time is over', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());

  /** A mailed token, and the call that uses it. */
  interface Link {
    email: string;
    token: string;
    use: (token: string) => Promise<Answer>;
  }
  const PASSWORD = 'correct horse battery';
  const verify =
    (path: string, more: object = {}) =>
    (token: string) =>
      app.visitor().post(path, { token, ...more });

  const links: [kind: string, mailed: () => Promise<Link>][] = [
    [
      'activation',
      async () => {
        const [alias, email] = [await app.code(), newEmail()];
        await app.challenge(alias, email);
        const use = verify(`/api/scan/${alias}/activate-link`);
        return { email, token: await app.mail.tokenFor(email), use };
      },
    ],
    [
      'sign-in',
      async () => {
        const { email } = await app.member();
        await app.visitor().post('/api/auth/sign-in', { email });
        return { email, token: await app.mail.tokenFor(email, 2), use: verify('/api/auth/sign-in-verify') };
      },
    ],
    [
      'sign-up',
      async () => {
        const email = newEmail();
        await app.visitor().post('/api/auth/register', { email, name: 'Ann' });
        return { email, token: await app.mail.tokenFor(email), use: verify('/api/auth/register-verify') };
      },
    ],
    [
      'password',
      async () => {
        const { email } = await app.member(PASSWORD);
        await app.visitor().post('/api/auth/password/reset', { email });
        const use = verify('/api/auth/password/reset-verify', { password: 'a staple of paper clips' });
        return { email, token: await app.mail.tokenFor(email, 2), use };
      },
    ],
    [
      'new address',
      async () => {
        const { visitor } = await app.member(PASSWORD);
        const email = newEmail();
        await visitor.post('/api/user/email', { email, password: PASSWORD });
        const use = (token: string) => visitor.post('/api/user/email-verify', { token });
        return { email, token: await app.mail.tokenFor(email), use };
      },
    ],
  ];

  it.each(links)(
    'should be told from a forged one, whatever became of its row: %s (LNK-1)',
    async (_, mailed) => {
      const { email, token, use } = await mailed();
      const forged = `${token.slice(0, -2)}${token.endsWith('xx') ? 'yy' : 'xx'}`;
      expect((await use(forged)).body.code).toBe('invalid_link');
      app.clock.advance(CHALLENGE.life);
      const expired = await use(token);
      expect([expired.status, expired.body.code]).toEqual([400, 'link_expired']);
      expect((await use(forged)).body.code).toBe('invalid_link');

      await app.dataSource.query('DELETE FROM challenges WHERE email = ?', [email]);
      const { requestId, ...body } = expired.body;
      // The same words: nobody learns whether there is still something about the address.
      const gone = await use(token);
      expect([gone.status, gone.body]).toEqual([400, { ...body, requestId: expect.any(String) }]);
      expect(gone.body.requestId).not.toBe(requestId);
    },
  );

  it('should work again once its code was sent again, and end with it', async () => {
    const { email } = await app.member();
    const { body } = await app.visitor().post('/api/auth/sign-in', { email });
    const token = await app.mail.tokenFor(email, 2);
    app.clock.advance(CHALLENGE.life - 60_000);
    await app.visitor().post('/api/auth/resend', { challengeId: body.challengeId });
    app.clock.advance(2 * 60_000);
    const use = verify('/api/auth/sign-in-verify');
    expect((await use(token)).status).toBe(200);
    expect((await use(token)).body.code).toBe('invalid_link');
  });
});
