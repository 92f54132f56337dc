import { SESSION } from '@ringtag/contracts';
import { SessionEntity } from '../src/accounts/tables/session.entity';
import { UserEntity } from '../src/accounts/tables/user.entity';
import { Administrators } from '../src/accounts/users/administrators';
import { newEmail, TestApp, wrongCode } from './support/test-app';

const PASSWORD = 'correct horse battery';
const OWN_SCRIPT = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' };

describe('Security', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());

  it('should never adopt a cookie from before the sign-in (SES-3)', async () => {
    const { email, visitor } = await app.member(PASSWORD);
    const planted = visitor.cookie;
    const victim = app.visitor();
    victim.cookie = planted;
    await victim.post('/api/auth/sign-in', { email, password: PASSWORD });
    expect(victim.cookie).not.toBe(planted);
    expect(victim.cookie!.split('.')[0]).not.toBe(planted!.split('.')[0]);
  });

  it('should act on a new role, and on its loss, at the next request (SES-7)', async () => {
    const { id, visitor } = await app.member();
    const setRole = (role: 'role-admin' | 'role-user') =>
      app.dataSource.manager.update(UserEntity, { id }, { role });
    expect((await visitor.get('/api/projects')).status).toBe(403);
    await setRole('role-admin');
    expect((await visitor.get('/api/projects')).status).toBe(200);
    await setRole('role-user');
    const refused = await visitor.get('/api/projects');
    expect([refused.status, refused.body.message]).toEqual([403, 'Admin access required']);
    await app.dataSource.manager.delete(UserEntity, { id });
    expect((await visitor.get('/api/user/me')).status).toBe(401);
    await app.dataSource.query('DELETE FROM sessions WHERE userId = ?', [id]);
  });

  it('should say the same of a wrong, a used, an expired and an unknown code (OTP-11)', async () => {
    const verify = async (proof: object) => {
      const { status, body } = await app.visitor().post('/api/auth/sign-in-verify', proof);
      const { requestId: _id, triesLeft: _left, ...rest } = body;
      return { status, ...rest };
    };
    const start = async (email: string) => {
      const mails = app.mail.to(email).length;
      const { body } = await app.visitor().post('/api/auth/sign-in', { email });
      return { challengeId: body.challengeId, code: await app.mail.codeAfter(email, mails) };
    };
    const { email } = await app.member();
    const proof = await start(email);
    const wrong = await verify({ ...proof, code: wrongCode(proof.code) });
    expect((await verify(proof)).status).toBe(200);
    const used = await verify(proof);
    const expiring = await start(email);
    app.clock.advance(10 * 60_000);
    const expired = await verify(expiring);
    const unknown = await verify({ challengeId: '01930000-0000-7000-8000-000000000000', code: '123456' });
    const { body } = await app.visitor().post('/api/auth/sign-in', { email: newEmail() });
    const nobody = await verify({ challengeId: body.challengeId, code: '123456' });
    for (const other of [used, expired, unknown, nobody]) expect(other).toEqual(wrong);
  });

  it('should hold neither codes nor link tokens in any table (OTP-2, LNK-1)', async () => {
    const { email } = await app.member();
    await app.visitor().post('/api/auth/sign-in', { email });
    const [code, token] = [await app.mail.codeFor(email, 2), await app.mail.tokenFor(email, 2)];
    const tables = app.dataSource.entityMetadatas.map(({ tableName }) => tableName);
    const rows = await Promise.all(tables.map((table) => app.dataSource.query(`SELECT * FROM ${table}`)));
    const values = rows.flat().flatMap((row: object) => Object.values(row).map(String));
    expect(values.filter((value) => value.includes(token.split('.')[1]!))).toEqual([]);
    expect(values.filter((value) => value === code)).toEqual([]);
  });

  it.each([
    ['a minute on a shared computer', true, SESSION.touchEvery],
    ['every ten minutes where days count', false, SESSION.touchLongEvery],
  ])('should write when somebody was last seen at most once %s (SES-8)', async (_often, shared, every) => {
    app.clock.standStill();
    const { id, email } = await app.member(PASSWORD);
    await app.dataSource.query('DELETE FROM sessions WHERE userId = ?', [id]);
    const visitor = app.visitor();
    await visitor.post('/api/auth/sign-in', { email, password: PASSWORD, shared });
    const lastSeen = async () =>
      (await app.dataSource.manager.findOneByOrFail(SessionEntity, { userId: id })).lastSeenAt;
    const before = await lastSeen();
    app.clock.advance(every - 1);
    for (let i = 0; i < 5; i += 1) await visitor.get('/api/user/me');
    expect(await lastSeen()).toEqual(before);
    app.clock.advance(1);
    await visitor.get('/api/user/me');
    expect((await lastSeen()).getTime()).toBeGreaterThan(before.getTime());
  });

  it.each(['GET', 'OPTIONS'])('should let no other origin read answers: %s (CSRF-5)', async (method) => {
    const { visitor } = await app.member();
    for (const origin of ['https://evil.example', 'null', 'http://qr.test.evil.example']) {
      const { headers } = await visitor.send(method, '/api/user/me', undefined, { origin });
      expect([...headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([]);
      expect(headers.get('vary')).toBe('Origin, Sec-Fetch-Site');
    }
  });

  describe('log (LOG-1)', () => {
    /** The events that something causes, without their times. */
    const readEvents = async (act: () => Promise<unknown>) => {
      const from = app.logs.length;
      await act();
      return app.events(from);
    };

    it('should tell of one event for each thing that happened, in UTC (LOG-1)', async () => {
      const { id, email, visitor } = await app.member(PASSWORD);
      const signIn = (password: string) => app.visitor().post('/api/auth/sign-in', { email, password });
      const phone = app.visitor();
      const [signedIn, ...more] = await readEvents(() =>
        phone.post('/api/auth/sign-in', { email, password: PASSWORD }),
      );
      expect(more).toEqual([]);
      expect(signedIn).toMatchObject({ event: 'sign_in', userId: id, address: '127.0.0.1', level: 'info' });
      expect(signedIn!['time']).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);

      expect(await readEvents(() => signIn('not the password'))).toMatchObject([
        { event: 'sign_in_failed', userId: id, address: '127.0.0.1' },
      ]);
      expect(await readEvents(() => visitor.get('/api/projects'))).toMatchObject([
        { event: 'access_refused', rule: 'role', userId: id, route: 'GET /api/projects' },
      ]);
      const foreign = { origin: 'https://evil.example' };
      expect(await readEvents(() => visitor.post('/api/auth/register', { email }, foreign))).toMatchObject([
        { event: 'access_refused', rule: 'origin', route: 'POST /api/auth/register' },
      ]);
      expect(await readEvents(() => phone.get('/api/auth/sign-out', OWN_SCRIPT))).toMatchObject([
        { event: 'session_revoked', userId: id, scope: 'one' },
      ]);
      for (let i = 0; i < 4; i += 1) await signIn('not the password');
      expect(await readEvents(() => signIn('not the password'))).toMatchObject([
        { event: 'limit_hit', purpose: 'sign-in-failures', requestId: expect.any(String) },
      ]);
      expect(await readEvents(() => app.app.nest.get(Administrators).create(email, PASSWORD))).toMatchObject([
        { event: 'role_changed', userId: id, role: 'role-admin' },
      ]);
    });

    it('should tell of changes to an account (LOG-1)', async () => {
      const { id, email, visitor } = await app.member();
      const changed = await readEvents(() => visitor.post('/api/profile/password', { password: PASSWORD }));
      expect(changed).toMatchObject([
        { event: 'session_revoked', userId: id, scope: 'others' },
        { event: 'password_changed', userId: id },
      ]);
      const wanted = newEmail();
      const { body } = await visitor.post('/api/user/email', { email: wanted, password: PASSWORD });
      const proof = { challengeId: body.challengeId, code: await app.mail.codeFor(wanted) };
      const wrong = { ...proof, code: wrongCode(proof.code) };
      expect(await readEvents(() => visitor.post('/api/user/email-verify', wrong))).toMatchObject([
        { event: 'code_refused', userId: id, purpose: 'email-change' },
      ]);
      const moved = await readEvents(() => visitor.post('/api/user/email-verify', proof));
      expect(moved.map(({ event }) => event)).toEqual(['session_revoked', 'email_changed']);
      const gone = await readEvents(() => visitor.post('/api/user/delete', { password: PASSWORD }));
      expect(gone.map(({ event }) => event)).toEqual(['session_revoked', 'account_deleted']);
      const all = JSON.stringify(app.events());
      expect(all).not.toContain(email);
      expect(all).not.toContain(wanted);
    });

    it('should hold none of the secrets that this run issued, and would notice one (OTP-12)', async () => {
      const { email } = await app.member(PASSWORD);
      await app.visitor().post('/api/auth/sign-in', { email });
      const code = await app.mail.codeFor(email, 2);
      for (const mail of app.mail.mails) app.issued.noteMail(mail);
      expect(app.issued.foundIn(app.logs)).toEqual([]);
      for (const secret of [code, PASSWORD, await app.mail.tokenFor(email, 2)])
        expect(app.issued.foundIn([`{"msg":"${secret}"}`])).toHaveLength(1);
    });
  });
});
