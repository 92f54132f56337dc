import { DAY, SESSION } from '@ringtag/contracts';
import { PasswordsService } from '../src/accounts/users/passwords.service';
import { Housekeeping } from '../src/platform/housekeeping/housekeeping';
import { ADMINISTRATOR, OWNER, SHARED } from './support/session-times';
import { ADMIN, newEmail, TestApp, wrongCode } from './support/test-app';
import type { Visitor } from './support/visitor';

const OWN_SCRIPT = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' };

describe('Sign-in and sessions', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());

  const person = async (): Promise<{ email: string; visitor: Visitor }> => {
    const email = newEmail();
    return { email, visitor: await app.owner(await app.code(), email) };
  };

  it('should sign in with e-mail and password (AUT-3)', async () => {
    const admin = app.visitor();
    const answer = await admin.post('/api/auth/sign-in', ADMIN);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      role: 'role-admin',
      authorities: ['admin', 'user'],
      hasPassword: true,
      password: null,
    });
    expect(answer.headers.get('set-cookie')).toMatch(/^qrsid=[\w-]+\.[\w-]+; .*HttpOnly.*SameSite=Strict/);
    expect((await admin.get('/api/user/me')).body.email).toBe(ADMIN.email);
    expect(JSON.stringify(answer.body)).not.toMatch(/argon2|hash/);
  });

  it('should answer a wrong password and an unknown address alike (PWD-4)', async () => {
    const wrong = await app
      .visitor()
      .post('/api/auth/sign-in', { email: ADMIN.email, password: 'not the password' });
    const unknown = await app
      .visitor()
      .post('/api/auth/sign-in', { email: newEmail(), password: 'not the password' });
    expect([wrong.status, wrong.body.code]).toEqual([401, 'invalid_credentials']);
    expect({ ...unknown.body, requestId: '' }).toEqual({ ...wrong.body, requestId: '' });
  });

  it('should stop guessing a password after five tries, and keep the way by code open (PWD-5)', async () => {
    const { email } = await person();
    const statuses = [];
    for (let i = 0; i < 6; i += 1) {
      statuses.push(
        (await app.visitor().post('/api/auth/sign-in', { email, password: `guess ${i}` })).status,
      );
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
    expect((await app.visitor().post('/api/auth/sign-in', { email })).status).toBe(200);
  });

  it('should refuse credentials in the query string and of other types (CSRF-3)', async () => {
    const query = new URLSearchParams(ADMIN).toString();
    expect((await app.visitor().post(`/api/auth/sign-in?${query}`, {})).status).toBe(400);
    for (const password of [['a'], { a: 1 }, 1, null, true]) {
      const answer = await app.visitor().post('/api/auth/sign-in', { email: ADMIN.email, password });
      expect([400, 401]).toContain(answer.status);
    }
  });

  it('should sign in without a password, by the code from the mailbox', async () => {
    const { email } = await person();
    const visitor = app.visitor();
    const started = await visitor.post('/api/auth/sign-in', { email });
    expect(started.body).toMatchObject({ passwordless: true, emailSent: 'ok', email });
    const code = await app.mail.codeFor(email, 2);
    const { challengeId } = started.body;
    const guess = () => visitor.post('/api/auth/sign-in-verify', { challengeId, code: wrongCode(code) });
    for (const left of [4, 3])
      expect(await guess()).toMatchObject({ status: 400, body: { triesLeft: left } });
    expect((await visitor.post('/api/auth/sign-in-verify', { challengeId, code })).body.email).toBe(email);
    expect((await visitor.get('/api/user/me')).status).toBe(200);
    expect(await guess()).toMatchObject({ status: 400, body: { triesLeft: 0 } });
  });

  it('should sign in by the link of the same mail (LNK-4)', async () => {
    const { email } = await person();
    await app.visitor().post('/api/auth/sign-in', { email });
    const token = await app.mail.tokenFor(email, 2);
    const visitor = app.visitor();
    expect((await visitor.post('/api/auth/sign-in-verify', { token })).status).toBe(200);
    expect((await visitor.get('/api/user/me')).body.email).toBe(email);
  });

  it('should answer the start of a sign-in alike for an unknown address, and mail it no code (OTP-10)', async () => {
    const { email } = await person();
    const unknown = newEmail();
    const [a, b] = await Promise.all(
      [email, unknown].map((each) => app.visitor().post('/api/auth/sign-in', { email: each })),
    );
    expect(Object.keys(b!.body)).toEqual(Object.keys(a!.body));
    expect(b!.status).toBe(a!.status);
    expect((await app.mail.waitFor(unknown)).subject).not.toMatch(/\d{6}/);
  });

  it('should open one session for 20 right codes in parallel (OTP-6)', async () => {
    const { email } = await person();
    const { body } = await app.visitor().post('/api/auth/sign-in', { email });
    const proof = { challengeId: body.challengeId, code: await app.mail.codeFor(email, 2) };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => app.visitor().post('/api/auth/sign-in-verify', proof)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('should sign out: the cookie is cleared and dead (SES-6)', async () => {
    const { visitor } = await person();
    const { cookie } = visitor;
    const answer = await visitor.get('/api/auth/sign-out', OWN_SCRIPT);
    expect([answer.status, answer.headers.get('clear-site-data')]).toEqual([204, '"cache"']);
    expect(visitor.cookie).toBeUndefined();
    visitor.cookie = cookie;
    expect((await visitor.get('/api/user/me')).status).toBe(401);
  });

  it('should not sign out by a link from another site (CSRF-4)', async () => {
    const { visitor } = await person();
    const foreign = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' };
    expect((await visitor.get('/api/auth/sign-out', foreign)).status).toBe(403);
    expect((await visitor.get('/api/user/me')).status).toBe(200);
  });

  /** Somebody with each kind of session, and how long it lasts. */
  const kinds = {
    'an owner': { limits: OWNER, signIn: async () => (await person()).visitor },
    'somebody on a shared computer': {
      limits: SHARED,
      signIn: async () => {
        const [visitor, email] = [app.visitor(), newEmail()];
        const { body } = await visitor.post('/api/auth/register', { email });
        const code = await app.mail.codeFor(email);
        await visitor.post('/api/auth/register-verify', {
          challengeId: body.challengeId,
          code,
          shared: true,
        });
        return visitor;
      },
    },
    'an administrator': { limits: ADMINISTRATOR, signIn: () => app.admin() },
  };
  const eachKind = Object.keys(kinds) as (keyof typeof kinds)[];

  it('should last as long as people expect (SES-4, SES-5)', () => {
    const [minute, hour] = [60_000, 3_600_000];
    expect(OWNER).toEqual({ idle: 30 * DAY, life: 180 * DAY });
    expect(SHARED).toEqual({ idle: 30 * minute, life: 12 * hour });
    expect(ADMINISTRATOR).toEqual({ idle: 30 * minute, life: 12 * hour });
  });

  it.each(eachKind)(
    'should idle after its time, revive within two minutes by /user/me, and end after that: %s (SES-4)',
    async (kind) => {
      const { limits, signIn } = kinds[kind];
      const visitor = await signIn();
      app.clock.advance(limits.idle - 1000);
      expect((await visitor.get('/api/my-codes')).status).toBe(200);
      app.clock.advance(limits.idle + 1000);
      const idle = await visitor.get('/api/my-codes');
      expect([idle.status, idle.body.code]).toEqual([403, 'session_idle']);
      expect((await visitor.get('/api/user/me')).status).toBe(200);
      expect((await visitor.get('/api/my-codes')).status).toBe(200);
      app.clock.advance(limits.idle + SESSION.grace + 1000);
      expect((await visitor.get('/api/user/me')).status).toBe(401);
    },
  );

  it.each(eachKind)(
    'should end a session after its absolute life, however busy it is: %s (SES-5)',
    async (kind) => {
      const { limits, signIn } = kinds[kind];
      const visitor = await signIn();
      for (let passed = 0; passed < limits.life; passed += limits.idle) {
        expect((await visitor.get('/api/user/me')).status).toBe(200);
        app.clock.advance(limits.idle);
      }
      expect((await visitor.get('/api/user/me')).status).toBe(401);
    },
  );

  it('should keep no usable cookie in the database (SES-1)', async () => {
    const { visitor } = await person();
    const rows = await app.dataSource.query('SELECT * FROM sessions');
    const [, secret = ''] = (visitor.cookie ?? '').split('=')[1]?.split('.') ?? [];
    expect(secret.length).toBeGreaterThan(40);
    expect(JSON.stringify(rows)).not.toContain(secret);
  });

  it('should register an account with a password once the mailbox is proven', async () => {
    const email = newEmail();
    const password = 'six words are enough for this';
    const { body } = await app.visitor().post('/api/auth/register', { email, name: 'Ben', password });
    expect((await app.visitor().post('/api/auth/sign-in', { email, password })).status).toBe(401);
    const proof = { challengeId: body.challengeId, code: await app.mail.codeFor(email) };
    expect((await app.visitor().post('/api/auth/register-verify', proof)).body).toMatchObject({
      name: 'Ben',
      hasPassword: true,
    });
    expect((await app.visitor().post('/api/auth/sign-in', { email, password })).status).toBe(200);
  });

  it('should not let a password in by the link: a stranger may have filled in the form (ACC-1)', async () => {
    const email = newEmail();
    const password = 'the password of a stranger';
    await app.visitor().post('/api/auth/register', { email, password });
    const token = await app.mail.tokenFor(email);
    const confirmed = await app.visitor().post('/api/auth/register-verify', { token });
    expect(confirmed.body).toMatchObject({ email, hasPassword: false });
    expect((await app.visitor().post('/api/auth/sign-in', { email, password })).status).toBe(401);
  });

  it('should sweep what nobody can use any more, and keep the rest', async () => {
    const { visitor } = await person();
    await app.app.nest.get(Housekeeping).sweep();
    expect((await visitor.get('/api/user/me')).status).toBe(200);
    // Longer than a pause may be: the row goes before the end of the longest life.
    app.clock.advance(OWNER.idle + DAY + SESSION.grace + 1000);
    await app.app.nest.get(Housekeeping).sweep();
    for (const table of ['sessions', 'challenges', 'limit_counters']) {
      expect(await app.dataSource.query(`SELECT * FROM ${table}`)).toEqual([]);
    }
  });

  it('should reset a password, end every session and mail a notice (PWD-6, PWD-7)', async () => {
    const { email, visitor } = await person();
    const { body } = await app.visitor().post('/api/auth/password/reset', { email });
    const proof = { challengeId: body.challengeId, code: await app.mail.codeFor(email, 2) };
    const password = 'a brand new one';
    expect(
      (await app.visitor().post('/api/auth/password/reset-verify', { ...proof, password: 'short' })).status,
    ).toBe(400);
    expect((await app.visitor().post('/api/auth/password/reset-verify', { ...proof, password })).status).toBe(
      204,
    );
    expect((await visitor.get('/api/user/me')).status).toBe(401);
    expect((await app.visitor().post('/api/auth/sign-in', { email, password })).status).toBe(200);
    expect((await app.mail.waitFor(email, 3)).subject).toContain('password');
  });

  it('should open no session for a password that was reset while it was compared (PWD-7)', async () => {
    const [email, password] = [newEmail(), 'quiet lamp on 9'];
    const sent = await app.visitor().post('/api/auth/register', { email, password });
    const code = await app.mail.codeFor(email);
    await app.visitor().post('/api/auth/register-verify', { challengeId: sent.body.challengeId, code });
    const { body } = await app.visitor().post('/api/auth/password/reset', { email });
    const proof = { challengeId: body.challengeId, code: await app.mail.codeFor(email, 2) };
    const passwords = app.app.nest.get(PasswordsService);
    const matches = passwords.matches.bind(passwords);
    jest.spyOn(passwords, 'matches').mockImplementationOnce(async (...asked) => {
      const right = await matches(...asked);
      const reset = { ...proof, password: 'a brand new one' };
      expect((await app.visitor().post('/api/auth/password/reset-verify', reset)).status).toBe(204);
      return right;
    });
    const late = await app.visitor().post('/api/auth/sign-in', { email, password });
    expect(late.body).toMatchObject({ code: 'invalid_credentials' });
  });

  it('should set one password for ten equal proofs in parallel (OTP-6)', async () => {
    const { email } = await person();
    const { body } = await app.visitor().post('/api/auth/password/reset', { email });
    const token = await app.mail.tokenFor(email, 2);
    const proofs = [{ token }, { challengeId: body.challengeId, code: await app.mail.codeFor(email, 2) }];
    const reset = (i: number) =>
      app.visitor().post('/api/auth/password/reset-verify', { ...proofs[i % 2], password: `a new one ${i}` });
    const statuses = (await Promise.all(Array.from({ length: 10 }, (_, i) => reset(i)))).map(
      ({ status }) => status,
    );
    expect(statuses.filter((status) => status === 204)).toHaveLength(1);
    const password = `a new one ${statuses.indexOf(204)}`;
    expect((await app.visitor().post('/api/auth/sign-in', { email, password })).status).toBe(200);
  });
});
