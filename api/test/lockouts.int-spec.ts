import { CHALLENGE, CHALLENGE_LIMITS, HOUR, SIGN_IN_FAILURES } from '@ringtag/contracts';
import chunk from 'lodash/chunk';
import { PasswordsService } from '../src/accounts/users/passwords.service';
import { sha256 } from '../src/platform/secrets/secrets';
import { LimitCounterEntity } from '../src/records/tables/limit-counter.entity';
import { newEmail, ORIGIN, TestApp, wrongCode } from './support/test-app';
import { useUp } from './support/use-up';

const PASSWORD = 'correct horse battery';
const NETWORK_LIMIT = 10;
/** More than the other tests need. */
const OVERALL = 60;

describe('Locking others out', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start({
      TRUST_PROXY: '1',
      MAILS_PER_NETWORK: String(NETWORK_LIMIT),
      MAILS_OVERALL: String(OVERALL),
    });
  });
  afterAll(() => app.stop());
  // Every test with counters of its own.
  beforeEach(() => app.dataSource.manager.clear(LimitCounterEntity));

  /** Attacker number so and so, in a network of its own. */
  const toAddress = (attacker: number) => `10.${attacker >> 8}.${attacker & 255}.66`;
  /** Sends a request without a socket: there are more than a hundred attackers. */
  const attack = async (attacker: number, path: string, payload: object) => {
    const { statusCode, payload: text } = await app.app.nest.inject({
      method: 'POST',
      url: path,
      headers: { origin: ORIGIN, 'x-forwarded-for': toAddress(attacker) },
      payload,
    });
    return { status: statusCode, body: text ? (JSON.parse(text) as Record<string, unknown>) : {} };
  };
  const inCrowds = async (count: number, work: (attacker: number) => Promise<unknown>) => {
    const crowd = 25;
    for (let first = 0; first < count; first += crowd)
      await Promise.all(Array.from({ length: crowd }, (_, i) => work(first + i)));
  };
  const counters = () =>
    app.dataSource.manager.find(LimitCounterEntity, {
      select: { id: true, used: true },
      order: { id: 'ASC' },
    });

  it('should not be what a hundred attackers can do: on a known device at once, on a new one within an hour (LOCK)', async () => {
    const { email, visitor } = await app.member(PASSWORD);
    const [alias] = await app.codes(1);
    await app.dataSource.manager.clear(LimitCounterEntity);
    const from = app.logs.length;
    /** Everything that somebody can do to an address of which nothing else is known. */
    const doTheirWorst = async (attacker: number) => {
      const starts = [
        ['/api/auth/sign-in', { email }],
        ['/api/auth/register', { email }],
        ['/api/auth/password/reset', { email }],
        [`/api/scan/${alias}/profile`, { name: 'Mallory', email }],
      ] as const;
      const [path, start] = starts[attacker % starts.length]!;
      const { status, body } = await attack(attacker, path, start);
      const verify = path.endsWith('/sign-in') ? '/api/auth/sign-in-verify' : '/api/auth/register-verify';
      for (let i = 0; status < 300 && i < CHALLENGE.tries; i += 1)
        await attack(attacker, verify, { challengeId: body['challengeId'], code: `00000${i}` });
      await attack(attacker, '/api/auth/sign-in', { email, password: 'a wrong guess' });
    };
    await inCrowds(100, doTheirWorst);
    const guessed = app.events(from).filter(({ event }) => event === 'code_refused');
    expect(guessed.length).toBeLessThanOrEqual(CHALLENGE_LIMITS.failures.max);
    const tried = app.events(from).filter(({ event }) => event === 'sign_in_failed');
    expect(tried).toHaveLength(SIGN_IN_FAILURES.perEmail.max);

    // The device where the owner signed in before: by password and by code, at once.
    const password = await visitor.post('/api/auth/sign-in', { email, password: PASSWORD });
    expect(password.status).toBe(200);
    const seen = CHALLENGE_LIMITS.mailsPerMailbox.max + 1;
    await app.mail.waitFor(email, seen);
    const asked = await visitor.post('/api/auth/sign-in', { email });
    const proof = { challengeId: asked.body.challengeId, code: await app.mail.codeAfter(email, seen) };
    expect((await visitor.post('/api/auth/sign-in-verify', proof)).status).toBe(200);

    // A new one is told what to do, and how long to wait at most.
    const fresh = app.visitor();
    const home = { 'x-forwarded-for': '192.0.2.1' };
    const refused = await fresh.post('/api/auth/sign-in', { email }, home);
    expect(refused.body).toMatchObject({ code: 'too_many_requests', linkHelps: true });
    expect(refused.body.retryAfter).toBeLessThanOrEqual(HOUR / 1000);
    app.clock.advance(refused.body.retryAfter * 1000);
    // The attackers were faster again.
    const before = app.mail.to(email).length;
    await inCrowds(50, doTheirWorst);
    expect((await fresh.post('/api/auth/sign-in', { email }, home)).status).toBe(429);
    const newest = await app.mail.waitFor(email, before + CHALLENGE_LIMITS.mailsPerMailbox.max);
    const usable = app.mail
      .to(email)
      .slice(before)
      .filter(({ text = '' }) => /\/(sign-in|sign-up|change-password)\?token=/.test(text));
    expect(newest.text).toContain('token=');
    expect(usable.length).toBeGreaterThanOrEqual(
      CHALLENGE_LIMITS.mailsPerMailbox.max - CHALLENGE_LIMITS.mailsForOtherThings.max,
    );
    const [, page, token] = /\/(sign-in|sign-up|change-password)\?token=([\w.-]+)/.exec(
      usable.at(-1)!.text!,
    )!;
    if (page === 'change-password') {
      const reset = { token, password: 'a new horse and battery' };
      expect((await fresh.post('/api/auth/password/reset-verify', reset, home)).status).toBe(204);
      const { status } = await fresh.post('/api/auth/sign-in', { email, password: reset.password }, home);
      expect(status).toBe(200);
    } else {
      const verify = page === 'sign-in' ? '/api/auth/sign-in-verify' : '/api/auth/register-verify';
      expect((await fresh.post(verify, { token }, home)).status).toBe(200);
    }
    expect((await fresh.get('/api/user/me')).body.email).toBe(email);
  }, 120_000);

  it.each([
    ['sign-in', '/api/auth/sign-in', '/api/auth/sign-in-verify'],
    ['sign-up', '/api/auth/register', '/api/auth/register-verify'],
  ])('should be undone by the link of a %s that a stranger asked for', async (page, ask, verify) => {
    const { email } = await app.member(PASSWORD);
    const before = app.mail.to(email).length;
    await attack(1, ask, { email });
    const { text = '' } = await app.mail.waitFor(email, before + 1);
    const token = new RegExp(`/${page}\\?token=([\\w.-]+)`).exec(text)?.[1];
    expect((await app.visitor().post(verify, { token })).body.email).toBe(email);
  });

  it('should leave mails that sign in when all others are asked for (OTP-9)', async () => {
    const { email } = await app.member();
    const [alias] = await app.codes(1);
    const statuses: number[] = [];
    for (let i = 0; i < 8; i += 1) {
      const start = { name: 'Mallory', email };
      statuses.push((await attack(i, `/api/scan/${alias}/profile`, start)).status);
    }
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429, 429, 429]);
    expect((await attack(9, '/api/auth/sign-in', { email })).status).toBe(200);
  });

  it('should use up nothing of others with requests that are refused, and write nothing', async () => {
    const { email } = await app.member(PASSWORD);
    await app.dataSource.manager.clear(LimitCounterEntity);
    const guess = () => attack(1, '/api/auth/sign-in', { email, password: 'a wrong guess' });
    const ask = () => attack(1, '/api/auth/sign-in', { email });
    for (let i = 0; i < 5; i += 1) expect([(await guess()).status, (await ask()).status]).toEqual([401, 200]);
    const before = await counters();
    for (let i = 0; i < 20; i += 1)
      expect([(await guess()).status, (await ask()).status]).toEqual([429, 429]);
    expect(await counters()).toEqual(before);
    const used = (name: string) => before.find(({ id }) => id === sha256(name))?.used;
    expect(used(`sign-in-failures:${email}`)).toBe(5);
    expect(used(`mails-per-mailbox:${email}`)).toBe(5);
    expect((await attack(2, '/api/auth/sign-in', { email, password: PASSWORD })).status).toBe(200);
  });

  it('should not be done with a hundred guesses of one address at many accounts (PWD-5)', async () => {
    const guess = (email: string) => attack(1, '/api/auth/sign-in', { email, password: 'a wrong guess' });
    const id = sha256(`sign-in-failures:${toAddress(1)}`);
    const used = SIGN_IN_FAILURES.perAddress.max;
    await app.dataSource.manager.insert(LimitCounterEntity, { id, used, resetAt: app.clock.in(HOUR) });
    const before = await counters();
    const statuses = await Promise.all(
      Array.from({ length: 50 }, async () => (await guess(newEmail())).status),
    );
    expect(new Set(statuses)).toEqual(new Set([429]));
    expect(await counters()).toEqual(before);
  });

  it('should not be done by signing up: what is refused hashes no password', async () => {
    const hash = jest.spyOn(app.app.nest.get(PasswordsService), 'hash');
    const start = { email: newEmail(), password: PASSWORD };
    const statuses: number[] = [];
    for (let i = 0; i < 8; i += 1) statuses.push((await attack(1, '/api/auth/register', start)).status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(3);
    expect(hash).toHaveBeenCalledTimes(CHALLENGE_LIMITS.mailsPerHour.max);
    hash.mockRestore();
  });

  it('should be the same for an address without an account (OTP-10)', async () => {
    const answersFor = async (email: string) => {
      const answers: unknown[] = [];
      for (let i = 0; i < 12; i += 1) {
        const { status, body } = await attack(i, '/api/auth/sign-in', { email });
        answers.push([status, body['code'], body['linkHelps'], body['codeHelps'], Object.keys(body).sort()]);
      }
      for (let i = 0; i < 22; i += 1) {
        const { status, body } = await attack(i, '/api/auth/sign-in', { email, password: 'a wrong guess' });
        answers.push([status, body['code'], body['linkHelps'], body['codeHelps'], Object.keys(body).sort()]);
      }
      return answers;
    };
    const { email } = await app.member(PASSWORD);
    await app.dataSource.manager.clear(LimitCounterEntity);
    const known = await answersFor(email);
    await app.dataSource.manager.clear(LimitCounterEntity);
    expect(await answersFor(newEmail())).toEqual(known);
  });

  it('should never make guessing codes cheaper: ten an hour for all strangers, ten for each device (OTP-5)', async () => {
    const { email, visitor } = await app.member(PASSWORD);
    const second = app.visitor();
    await second.post('/api/auth/sign-in', { email, password: PASSWORD });
    await app.dataSource.manager.clear(LimitCounterEntity);
    const proofs: { challengeId: unknown; device?: string | undefined }[] = [];
    for (let i = 0; i < CHALLENGE_LIMITS.mailsPerMailbox.max; i += 1)
      proofs.push({ challengeId: (await attack(i, '/api/auth/sign-in', { email })).body['challengeId'] });
    for (const { device } of [visitor, second]) {
      const by = app.visitor();
      by.device = device;
      for (let i = 0; i < CHALLENGE_LIMITS.mailsPerHour.max; i += 1)
        proofs.push({
          challengeId: (await by.post('/api/auth/sign-in', { email })).body.challengeId,
          device,
        });
    }
    const from = app.logs.length;
    let attacker = 0;
    const code = wrongCode(await app.mail.codeFor(email, app.mail.to(email).length));
    for (let round = 0; round < CHALLENGE.tries + 1; round += 1) {
      await Promise.all(
        proofs.map(async ({ challengeId, device }) => {
          const by = app.visitor();
          by.device = device;
          attacker += 1;
          const headers = { 'x-forwarded-for': toAddress(attacker) };
          await by.post('/api/auth/sign-in-verify', { challengeId, code }, headers);
        }),
      );
    }
    expect(app.events(from).filter(({ event }) => event === 'code_refused')).toHaveLength(
      3 * CHALLENGE_LIMITS.failures.max,
    );
  });

  describe('of mails over everybody', () => {
    const ask = async (email: string, address: string) => {
      const headers = { 'x-forwarded-for': address };
      return app.visitor().post('/api/auth/sign-in', { email }, headers);
    };
    const alarmsSince = (from: number) => app.events(from).filter(({ event }) => event === 'alarm');

    it('should stop nobody whose address is proven, and tell operators once', async () => {
      const { email } = await app.member();
      const overall = { purpose: 'mails-overall', max: OVERALL, window: HOUR, ofEverybody: true } as const;
      for (const subject of ['never proven', 'proven']) await useUp(app, { ...overall, subject });
      const from = app.logs.length;
      expect((await ask(newEmail(), '192.0.2.1')).status).toBe(429);
      for (const address of ['192.0.2.1', '192.0.2.2']) expect((await ask(email, address)).status).toBe(200);
      expect(alarmsSince(from)).toEqual([expect.objectContaining({ purpose: 'mails-overall' })]);
    });

    it('should send exactly so many at once to addresses that nobody has proven', async () => {
      const statuses: number[] = [];
      const strangers = Array.from({ length: OVERALL + 40 }, (_, i) => toAddress(i));
      for (const some of chunk(strangers, 40)) {
        const answers = await Promise.all(some.map((address) => ask(newEmail(), address)));
        statuses.push(...answers.map(({ status }) => status));
      }
      expect(statuses.filter((status) => status === 200)).toHaveLength(OVERALL);
      expect(statuses.filter((status) => status === 429)).toHaveLength(40);
    });

    it('should slow a network above ten mails an hour to one a minute, and tell operators once (OTP-9)', async () => {
      const from = app.logs.length;
      for (let i = 0; i < NETWORK_LIMIT; i += 1)
        expect((await ask(newEmail(), `203.0.113.${i}`)).status).toBe(200);
      expect(alarmsSince(from)).toEqual([]);
      // The eleventh is the first of the slow ones.
      expect((await ask(newEmail(), '203.0.113.99')).status).toBe(200);
      const { email } = await app.member();
      for (const address of [email, newEmail()]) {
        const { status, body } = await ask(address, '203.0.113.100');
        expect([status, body.retryAfter <= 60]).toEqual([429, true]);
      }
      expect((await ask(newEmail(), '203.0.114.1')).status).toBe(200);
      app.clock.advance(60_000);
      expect((await ask(newEmail(), '203.0.113.101')).status).toBe(200);
      expect((await ask(newEmail(), '203.0.113.102')).status).toBe(429);
      expect(alarmsSince(from)).toEqual([
        expect.objectContaining({ purpose: 'mails-per-network', address: '203.0.113.0/24', level: 'warn' }),
      ]);
    });

    it('should not slow a device that is known', async () => {
      const { email, visitor } = await app.member();
      for (let i = 0; i <= NETWORK_LIMIT; i += 1) await ask(newEmail(), `198.51.100.${i}`);
      const headers = { 'x-forwarded-for': '198.51.100.7' };
      expect((await ask(newEmail(), '198.51.100.7')).status).toBe(429);
      expect((await visitor.post('/api/auth/sign-in', { email }, headers)).status).toBe(200);
    });
  });
});
