import { CHALLENGE, CHALLENGE_LIMITS, HOUR, SIGN_IN_FAILURES } from '@ringtag/contracts';
import { UserEntity } from '../src/accounts/tables/user.entity';
import { sha256 } from '../src/platform/secrets/secrets';
import { LimitCounterEntity } from '../src/records/tables/limit-counter.entity';
import { newEmail, TestApp, wrongCode } from './support/test-app';
import { useUp } from './support/use-up';

const PASSWORD = 'correct horse battery';
const MAILS_PER_CLIENT = 20;

describe('Limits', () => {
  let app: TestApp;
  beforeAll(async () => {
    // One proxy in front: the last entry of X-Forwarded-For is what it saw.
    app = await TestApp.start({ TRUST_PROXY: '1', MAILS_PER_CLIENT: String(MAILS_PER_CLIENT) });
  });
  afterAll(() => app.stop());
  // Every test with counters of its own.
  beforeEach(() => app.dataSource.manager.clear(LimitCounterEntity));

  const guess = async (email: string, address: string, password = 'not the password') => {
    const headers = { 'x-forwarded-for': address };
    return (await app.visitor().post('/api/auth/sign-in', { email, password }, headers)).status;
  };
  const count = (statuses: number[], wanted: number) => statuses.filter((status) => status === wanted).length;

  describe('of failed passwords (PWD-5)', () => {
    it('should evaluate exactly five of 50 guesses at once from one address (PWD-5)', async () => {
      const { email } = await app.member(PASSWORD);
      const statuses = await Promise.all(Array.from({ length: 50 }, () => guess(email, '203.0.113.1')));
      expect([count(statuses, 401), count(statuses, 429)]).toEqual([5, 45]);
      expect(await guess(email, '203.0.113.1', PASSWORD)).toBe(429);
      expect(await guess(email, '203.0.113.2', PASSWORD)).toBe(200);
    });

    it('should evaluate exactly 20 an hour for one e-mail, from however many addresses (PWD-5)', async () => {
      const { email } = await app.member(PASSWORD);
      const statuses = await Promise.all(Array.from({ length: 30 }, (_, i) => guess(email, `198.18.${i}.1`)));
      expect([count(statuses, 401), count(statuses, 429)]).toEqual([20, 10]);
      expect(await guess(email, '203.0.113.99', PASSWORD)).toBe(429);
      app.clock.advance(HOUR);
      expect(await guess(email, '203.0.113.99', PASSWORD)).toBe(200);
    });

    it('should evaluate exactly 100 an hour from one address, for however many e-mails (PWD-5)', async () => {
      const statuses: number[] = [];
      for (let round = 0; round < 11; round += 1) {
        const ten = Array.from({ length: 10 }, () => guess(newEmail(), '203.0.113.1'));
        statuses.push(...(await Promise.all(ten)));
      }
      expect([count(statuses, 401), count(statuses, 429)]).toEqual([100, 10]);
      expect(await guess(newEmail(), '203.0.113.2')).toBe(401);
    });

    it('should stop nobody for what everybody guesses, and tell of it once an hour (PWD-5)', async () => {
      const { email } = await app.member(PASSWORD);
      const guesses = { purpose: 'sign-in-failures', subject: 'everybody', ofEverybody: true } as const;
      await useUp(app, { ...guesses, ...SIGN_IN_FAILURES.alarm }, 1);
      const from = app.logs.length;
      const alarms = () => app.events(from).filter(({ event }) => event === 'alarm');
      expect(await guess(email, '198.51.100.1')).toBe(401);
      expect(alarms()).toEqual([]);
      for (const address of ['198.51.100.2', '198.51.100.3']) expect(await guess(email, address)).toBe(401);
      expect(alarms()).toEqual([expect.objectContaining({ purpose: 'sign-in-failures', level: 'warn' })]);
      expect(await guess(email, '198.51.100.4', PASSWORD)).toBe(200);
    });

    it('should not count right ones', async () => {
      const { email } = await app.member(PASSWORD);
      for (let i = 0; i < SIGN_IN_FAILURES.perEmail.max; i += 1)
        expect(await guess(email, '203.0.113.1', PASSWORD)).toBe(200);
      expect(await guess(email, '203.0.113.1')).toBe(401);
    });

    it('should share a bucket between case variants of an e-mail', async () => {
      const { email } = await app.member(PASSWORD);
      const variants = [email, email.toUpperCase(), ` ${email}`, email.replace('p', 'P'), email, email];
      const statuses = [];
      for (const variant of variants) statuses.push(await guess(variant, '203.0.113.1'));
      expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
    });
  });

  describe('by client address (LIM-1)', () => {
    it('should not believe what a client writes in front of what the proxy saw (LIM-1)', async () => {
      const { email } = await app.member(PASSWORD);
      const statuses = [];
      for (let i = 0; i < 6; i += 1) statuses.push(await guess(email, `10.0.0.${i}, 203.0.113.1`));
      expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
    });

    it('should count an IPv6 /64 as one address, and its neighbour as another (LIM-1)', async () => {
      const { email } = await app.member(PASSWORD);
      const statuses = [];
      for (let i = 0; i < 6; i += 1) statuses.push(await guess(email, `2001:db8:1:2:${i}::${i}`));
      expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
      expect(await guess(email, '2001:db8:1:3::1', PASSWORD)).toBe(200);
    });
  });

  describe('of mails and codes', () => {
    it('should mail an address ten times a day at most at the request of one client (OTP-9)', async () => {
      const email = newEmail();
      const start = async () => (await app.visitor().post('/api/auth/sign-in', { email })).status;
      for (let hour = 0; hour < 2; hour += 1) {
        for (let i = 0; i < CHALLENGE_LIMITS.mailsPerHour.max; i += 1) expect(await start()).toBe(200);
        expect(await start()).toBe(429);
        app.clock.advance(HOUR);
      }
      expect(await start()).toBe(429);
      app.clock.advance(24 * HOUR);
      expect(await start()).toBe(200);
    });

    it('should mail exactly so many at the request of one client address, to known and unknown alike (OTP-9)', async () => {
      const known = await Promise.all(Array.from({ length: 15 }, () => app.member()));
      await app.dataSource.manager.clear(LimitCounterEntity);
      const emails = known.flatMap(({ email }) => [email, newEmail()]);
      const start = (email: string, address: string) =>
        app.visitor().post('/api/auth/sign-in', { email }, { 'x-forwarded-for': address });
      // Addresses of one /64, all at once.
      const answers = await Promise.all(emails.map((email, i) => start(email, `2001:db8:7:7::${i}`)));
      const refused = answers.filter(({ status }) => status === 429);
      expect([
        count(
          answers.map(({ status }) => status),
          200,
        ),
        refused.length,
      ]).toEqual([20, 10]);
      expect(refused.every(({ headers }) => Number(headers.get('retry-after')) > 0)).toBe(true);
      const bodies = refused.map(({ body: { requestId: _, retryAfter: __, ...body } }) =>
        JSON.stringify(body),
      );
      expect(new Set(bodies).size).toBe(1);

      expect((await start(newEmail(), '2001:db8:7:8::1')).status).toBe(200);
      app.clock.advance(HOUR);
      expect((await start(newEmail(), '2001:db8:7:7::1')).status).toBe(200);
    });

    it('should count resent mails for the client address too, and over all addresses that nobody has proven (OTP-9)', async () => {
      const { id, email } = await app.member();
      await app.dataSource.manager.update(UserEntity, { id }, { isEmailVerified: false });
      const { body } = await app.visitor().post('/api/auth/sign-in', { email });
      const resend = () => app.visitor().post('/api/auth/resend', { challengeId: body.challengeId });
      app.clock.advance(CHALLENGE.resendAfter);
      const perClient = {
        purpose: 'mails-per-client',
        subject: '127.0.0.1',
        max: MAILS_PER_CLIENT,
        window: HOUR,
      };
      await useUp(app, perClient);
      expect((await resend()).status).toBe(429);
      await useUp(app, perClient, MAILS_PER_CLIENT);
      const max = CHALLENGE_LIMITS.mailsOverall;
      const overall = { purpose: 'mails-overall', subject: 'never proven', max, window: HOUR } as const;
      await useUp(app, { ...overall, ofEverybody: true });
      expect((await resend()).status).toBe(429);
      await useUp(app, { ...overall, ofEverybody: true }, 1);
      expect((await resend()).status).toBe(200);
    });

    it('should allow five tries of a sign-in code in parallel, then not even the right one (OTP-4)', async () => {
      const { email } = await app.member();
      const { body } = await app.visitor().post('/api/auth/sign-in', { email });
      const right = { challengeId: body.challengeId, code: await app.mail.codeFor(email, 2) };
      const wrong = { ...right, code: wrongCode(right.code) };
      const answers = await Promise.all(
        Array.from({ length: 50 }, () => app.visitor().post('/api/auth/sign-in-verify', wrong)),
      );
      expect(answers.every(({ body: { code } }) => code === 'invalid_code')).toBe(true);
      const evaluated = app
        .events()
        .filter(({ event, purpose }) => event === 'code_refused' && purpose === 'sign-in');
      expect(evaluated).toHaveLength(5);
      expect((await app.visitor().post('/api/auth/sign-in-verify', right)).status).toBe(400);
    });
  });

  describe('of wrong codes in a row (OTP-5)', () => {
    const rowId = (email: string) => sha256(`code-failures-in-a-row:${email}`);
    /** As if so many wrong codes had been entered over weeks. */
    const failBefore = (email: string, used: number) =>
      app.dataSource.manager.insert(LimitCounterEntity, {
        id: rowId(email),
        used,
        resetAt: app.clock.in(365 * 24 * HOUR),
      });
    const ask = async (email: string) => {
      const before = app.mail.to(email).length;
      const { body } = await app.visitor().post('/api/auth/sign-in', { email });
      const code = await app.mail.codeAfter(email, before);
      return { challengeId: body.challengeId as string, code };
    };
    const enter = async (proof: { challengeId: string; code: string }) =>
      (await app.visitor().post('/api/auth/sign-in-verify', proof)).body.code;
    const notices = (email: string) =>
      app.mail.to(email).filter(({ subject }) => subject?.endsWith('sign-in codes are off'));

    it('should evaluate exactly a hundred, then refuse codes until a mailed link was used, and tell once (OTP-5)', async () => {
      const { email } = await app.member(PASSWORD);
      await failBefore(email, CHALLENGE_LIMITS.failuresInARow - 3);
      const right = await ask(email);
      const wrong = { ...right, code: wrongCode(right.code) };
      const from = app.logs.length;
      const answers = await Promise.all(Array.from({ length: 20 }, () => enter(wrong)));
      expect(app.events(from).filter(({ event }) => event === 'code_refused')).toHaveLength(3);
      expect(new Set(answers)).toEqual(new Set(['invalid_code', 'code_entry_closed']));

      // Neither the right code, nor a new one, nor time.
      expect(await enter(right)).toBe('code_entry_closed');
      app.clock.advance(48 * HOUR);
      const later = await ask(email);
      expect(await enter(later)).toBe('code_entry_closed');

      expect(await guess(email, '203.0.113.1', PASSWORD)).toBe(200);
      const token = await app.mail.tokenFor(email, app.mail.to(email).length);
      expect((await app.visitor().post('/api/auth/sign-in-verify', { token })).status).toBe(200);
      expect(await enter(await ask(email))).toBeUndefined();
      expect(notices(email)).toHaveLength(1);
    });

    it('should forget them after a right code, and close nothing for others (OTP-5)', async () => {
      const [{ email }, other] = [await app.member(), await app.member()];
      await failBefore(email, CHALLENGE_LIMITS.failuresInARow - 1);
      await failBefore(other.email, CHALLENGE_LIMITS.failuresInARow);
      expect(await enter(await ask(email))).toBeUndefined();
      expect(await app.dataSource.manager.existsBy(LimitCounterEntity, { id: rowId(email) })).toBe(false);
      expect(await enter(await ask(other.email))).toBe('code_entry_closed');
    });

    it('should say the same for an address without an account, and mail it nothing (OTP-5)', async () => {
      const email = newEmail();
      await failBefore(email, CHALLENGE_LIMITS.failuresInARow - 1);
      const { body } = await app.visitor().post('/api/auth/sign-in', { email });
      const proof = { challengeId: body.challengeId, code: '000000' };
      expect([await enter(proof), await enter(proof)]).toEqual(['invalid_code', 'code_entry_closed']);
      await app.member(PASSWORD);
      expect(notices(email)).toEqual([]);
    });

    it('should leave nothing of it with a deleted account', async () => {
      const { email, visitor } = await app.member();
      await failBefore(email, 7);
      const { body } = await visitor.post('/api/user/confirmation', { purpose: 'delete-account' });
      const proof = { challengeId: body.challengeId, code: await app.mail.codeFor(email, 2) };
      expect((await visitor.post('/api/user/delete', proof)).status).toBe(204);
      expect(await app.dataSource.manager.existsBy(LimitCounterEntity, { id: rowId(email) })).toBe(false);
    });
  });

  it('should say in every refusal how long to wait (LIM-5)', async () => {
    const refused: Record<
      string,
      () => Promise<{ status: number; headers: Headers; body: { code?: string } }>
    > = {
      password: () =>
        app.visitor().post('/api/auth/sign-in', { email: 'a@example.com', password: 'a guess' }),
      'sign-in': () => app.visitor().post('/api/auth/sign-in', { email: 'b@example.com' }),
      register: () => app.visitor().post('/api/auth/register', { email: 'c@example.com' }),
      reset: () => app.visitor().post('/api/auth/password/reset', { email: 'd@example.com' }),
    };
    const { body } = await app.visitor().post('/api/auth/sign-in', { email: newEmail() });
    refused['resend'] = () => app.visitor().post('/api/auth/resend', { challengeId: body.challengeId });
    const { visitor } = await app.member();
    refused['email'] = () => visitor.post('/api/user/email', { email: newEmail() });
    refused['confirmation'] = () => visitor.post('/api/user/confirmation', { purpose: 'confirm' });
    const alias = await app.code();
    await app.owner(alias, newEmail());
    refused['profile'] = async () =>
      app
        .visitor()
        .post(`/api/scan/${(await app.codes(1))[0]}/profile`, { name: 'A', email: 'e@example.com' });
    const { formToken } = (await app.visitor().get(`/api/scan/${alias}`)).body;
    let sent = 0;
    refused['message'] = () => app.message(alias, { formToken, body: `No. ${(sent += 1)}` });
    for (const [name, ask] of Object.entries(refused)) {
      let answer = await ask();
      for (let i = 0; answer.status !== 429 && i < 10; i += 1) answer = await ask();
      expect([name, answer.status, answer.body.code]).toEqual([name, 429, 'too_many_requests']);
      expect(answer.headers.get('retry-after')).toMatch(/^[1-9]\d*$/);
    }
  });
});
