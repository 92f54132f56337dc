import { FakeClock } from './support/fake-clock';
import { newEmail, TestApp } from './support/test-app';

/** The embedded database serves one process, so that this needs a server. */
describe('Two processes on one database, one of them on a machine that is 90 seconds ahead', () => {
  let one: TestApp;
  let ahead: TestApp;
  beforeAll(async () => {
    one = await TestApp.start();
    ahead = await one.replica({}, new FakeClock(() => Date.now() + 90_000));
  });
  afterAll(async () => {
    await ahead.stop();
    await one.stop();
  });

  it('should take the forms of the other', async () => {
    const alias = await one.code();
    await one.owner(alias, newEmail());
    for (const [shown, sent] of [
      [ahead, one],
      [one, ahead],
    ] as const) {
      const { formToken } = (await shown.visitor().get(`/api/scan/${alias}`)).body;
      for (const { clock } of [one, ahead]) clock.advance(3000);
      const message = { kind: 'message', body: 'Hello', formToken };
      expect((await sent.visitor().post(`/api/scan/${alias}/messages`, message)).status).toBe(201);
    }
  });

  it('should agree about how long a code lives and when there is another one', async () => {
    const email = newEmail();
    const { challengeId } = (await one.visitor().post('/api/auth/register', { email })).body;
    const again = () => ahead.visitor().post('/api/auth/resend', { challengeId });
    expect((await again()).status).toBe(429);
    for (const { clock } of [one, ahead]) clock.advance(9 * 60_000 + 30_000);
    const code = await one.mail.codeFor(email);
    expect((await ahead.visitor().post('/api/auth/register-verify', { challengeId, code })).status).toBe(200);
  });
});
