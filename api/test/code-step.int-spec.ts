import { CHALLENGE } from '@ringtag/contracts';
import { newEmail, TestApp, wrongCode } from './support/test-app';
import type { Visitor } from './support/visitor';

/** The calls that mail a code, with the purpose of its challenge. */
const WAYS = [
  ['sign-in', '/api/auth/sign-in'],
  ['register', '/api/auth/register'],
  ['password-reset', '/api/auth/password/reset'],
] as const;

describe('The code step of a sign-in, a sign-up and a new password', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());

  /** A browser that has asked for a code. */
  async function begun(call: string, email = newEmail(), visitor = app.visitor()) {
    const { body } = await visitor.post(call, { email });
    return { visitor, email, id: body.challengeId as string };
  }
  const read = (visitor: Visitor, id: string) => visitor.get(`/api/auth/steps/${id}`);

  it.each(WAYS)(
    'should be open to the browser that asked for it, with a masked address: %s',
    async (_, call) => {
      const { visitor, id } = await begun(call, `ann.${newEmail()}`);
      const { status, headers, body } = await read(visitor, id);
      expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
      expect(body).toEqual({
        state: 'open',
        challenge: {
          email: expect.stringMatching(/^a•••@/),
          expiresAt: expect.any(String),
          resendAt: expect.any(String),
        },
      });
    },
  );

  it('should be unknown to every other browser, and under the name of another purpose', async () => {
    const { id, visitor } = await begun(WAYS[0][1]);
    const activation = app.visitor();
    const { body } = await activation.post(`/api/scan/${await app.code()}/profile`, {
      name: 'Ann',
      email: newEmail(),
    });
    const cases: [Visitor, string][] = [
      [app.visitor(), id],
      [activation, id],
      [activation, body.challengeId as string],
      [visitor, 'x'],
      [visitor, `${id}x`],
    ];
    for (const [browser, step] of cases)
      expect([step, (await read(browser, step)).body.code]).toEqual([step, 'not_found']);
  });

  it('should not tell whether an address has an account (OTP-10)', async () => {
    const owner = newEmail();
    await app.owner(await app.code(), owner);
    for (const [, call] of WAYS) {
      const [known, unknown] = [await begun(call, owner), await begun(call)];
      const states = [await read(known.visitor, known.id), await read(unknown.visitor, unknown.id)];
      expect([call, ...states.map(({ body }) => body.state)]).toEqual([call, 'open', 'open']);
    }
  });

  it('should say that its code has ended, by time or by tries, and open again with a new one', async () => {
    app.clock.standStill();
    const { visitor, id, email } = await begun(WAYS[1][1]);
    const wrong = wrongCode(await app.mail.codeFor(email));
    for (let i = 0; i < CHALLENGE.tries; i += 1)
      await visitor.post('/api/auth/register-verify', { challengeId: id, code: wrong });
    expect((await read(visitor, id)).body.state).toBe('ended');
    app.clock.advance(CHALLENGE.resendAfter);
    expect((await visitor.post('/api/auth/resend', { challengeId: id })).status).toBe(200);
    expect((await read(visitor, id)).body.state).toBe('open');
    app.clock.advance(CHALLENGE.life);
    const { body } = await read(visitor, id);
    expect([body.state, body.challenge.email]).toEqual(['ended', expect.stringMatching(/•••@/)]);
  });

  it('should say that it was used when the link was used on another device, and ended when it was revoked', async () => {
    const used = await begun(WAYS[1][1]);
    const token = await app.mail.tokenFor(used.email);
    expect((await app.visitor().post('/api/auth/register-verify', { token })).status).toBe(200);
    expect((await read(used.visitor, used.id)).body).toEqual({ state: 'used' });
    const revoked = await begun(WAYS[0][1]);
    await app.dataSource.query('DELETE FROM challenges WHERE email = ?', [revoked.email]);
    expect((await read(revoked.visitor, revoked.id)).body).toEqual({ state: 'ended' });
  });
});
