import { CHALLENGE_LIMITS, SIGN_IN_FAILURES } from '@ringtag/contracts';
import { AuthService } from '../src/accounts/auth/auth.service';
import { DevicesService } from '../src/accounts/devices/devices.service';
import { newUnavailableError } from '../src/platform/errors/domain-error';
import { FairTurns } from '../src/platform/turns/fair-turns';
import { LimitCounterEntity } from '../src/records/tables/limit-counter.entity';
import { newEmail, TestApp } from './support/test-app';
import type { Visitor } from './support/visitor';

const PASSWORD = 'correct horse battery';

describe('What strangers ask for and guess', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start({ TRUST_PROXY: '1' });
  });
  afterAll(() => app.stop());
  // Every test with counters of its own.
  beforeEach(() => app.dataSource.manager.clear(LimitCounterEntity));

  /** Attacker number so and so, in a network of its own. */
  const attack = (attacker: number, path: string, body: object) =>
    app.visitor().post(path, body, { 'x-forwarded-for': `10.0.${attacker}.66` });
  const signIn = (by: Visitor, email: string) => by.post('/api/auth/sign-in', { email, password: PASSWORD });

  it.each(['/api/auth/sign-in', '/api/auth/password/reset'])(
    'should leave mails that sign up, whatever else is asked for (OTP-9): %s',
    async (path) => {
      const email = newEmail();
      for (let i = 0; i < 10; i += 1) await attack(i >> 2, path, { email });
      const before = CHALLENGE_LIMITS.mailsBesideSigningUp.max;
      // Mails are sent side by side: one of these could arrive after the mail for signing up.
      await app.mail.waitFor(email, before);
      const { status, body } = await attack(9, '/api/auth/register', { email });
      expect(status).toBe(200);
      const proof = { challengeId: body.challengeId, code: await app.mail.codeAfter(email, before) };
      expect((await app.visitor().post('/api/auth/register-verify', proof)).status).toBe(200);
    },
  );

  it('should point to the link of a mail only where it lets in, and to the code under a locked password', async () => {
    const { email } = await app.member(PASSWORD);
    const [alias] = await app.codes(1);
    const readRefusal = async (path: string, payload: object) => {
      for (let i = 0; i < 50; i += 1) {
        const { status, body } = await attack(i, path, payload);
        if (status === 429) return [body.linkHelps, body.codeHelps];
      }
      return [];
    };
    expect(await readRefusal(`/api/scan/${alias}/profile`, { name: 'Mallory', email })).toEqual([
      undefined,
      undefined,
    ]);
    const refused = await readRefusal('/api/auth/sign-in', { email, password: 'a wrong guess' });
    expect(refused).toEqual([undefined, true]);
    expect(await readRefusal('/api/auth/sign-in', { email })).toEqual([true, undefined]);
  });

  it('should cost a known device or a stranger no try when a password could not be compared (PWD-5)', async () => {
    const { email, visitor } = await app.member(PASSWORD);
    await app.dataSource.manager.clear(LimitCounterEntity);
    const asker = jest.spyOn(FairTurns.prototype, 'take');
    for (let i = 0; i < SIGN_IN_FAILURES.perEmailAndAddress.max; i += 1) {
      for (const by of [visitor, app.visitor()]) {
        asker.mockRejectedValueOnce(newUnavailableError());
        expect((await signIn(by, email)).status).toBe(503);
      }
    }
    const used = (await app.dataSource.manager.find(LimitCounterEntity)).map((counter) => counter.used);
    expect(new Set(used)).toEqual(new Set([0]));
    expect((await signIn(visitor, email)).status).toBe(200);
    expect(asker.mock.lastCall?.[0]).toMatchObject({ id: expect.stringMatching(/^device /), isKnown: true });
    asker.mockRestore();
  });

  it('should make no device known whose sign-in was under way when all devices were ended', async () => {
    const { id, email } = await app.member(PASSWORD);
    const auth = app.app.nest.get(AuthService);
    const real = auth.signIn.bind(auth);
    const late = jest.spyOn(auth, 'signIn').mockImplementationOnce(async (...given) => {
      const signedIn = await real(...given);
      await app.app.nest.get(DevicesService).endAll(app.dataSource.manager, id);
      return signedIn;
    });
    const visitor = app.visitor();
    expect((await signIn(visitor, email)).status).toBe(200);
    late.mockRestore();
    for (let i = 0; i < SIGN_IN_FAILURES.perEmail.max; i += 1)
      await attack(i, '/api/auth/sign-in', { email, password: 'a wrong guess' });
    expect((await signIn(visitor, email)).status).toBe(429);
  });
});
