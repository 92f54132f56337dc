import { UserEntity } from '../src/accounts/tables/user.entity';
import { Administrators } from '../src/accounts/users/administrators';
import { OutboxEntity } from '../src/delivery/tables/outbox.entity';
import { firstRun } from '../src/operations';
import { ADMIN, type Member, newEmail, TestApp } from './support/test-app';
import type { Visitor } from './support/visitor';

const PASSWORD = 'correct horse battery';

describe('Accounts as administrators see them', () => {
  let app: TestApp;
  let admin: Visitor;
  beforeAll(async () => {
    app = await TestApp.start();
    admin = await app.admin();
  });
  afterAll(() => app.stop());

  const change = (id: string, body: object) => admin.patch(`/api/users/${id}`, body);
  const emails = async (query: string): Promise<string[]> =>
    (await admin.get(`/api/users?${query}`)).body.items.map(({ email }: { email: string }) => email);

  it('should search by name and address, filter, sort and page', async () => {
    const [first, second] = [await app.member(), await app.member()];
    await first.visitor.patch('/api/user/me', { name: 'Mrs 100% Wool' });
    await app.owner(await app.code(), second.email);
    expect(await emails('q=100%25 wool')).toEqual([first.email]);
    expect(await emails(`q=${second.email.toUpperCase()}`)).toEqual([second.email]);
    expect(await emails('role=role-admin')).toEqual([ADMIN.email]);
    expect((await emails('sort=oldest'))[0]).toBe(ADMIN.email);
    expect((await emails('sort=newest')).slice(0, 2)).toEqual([second.email, first.email]);
    expect((await emails('sort=codes'))[0]).toBe(second.email);
    const sorted = await emails('sort=email');
    expect(sorted).toEqual([...sorted].sort());
    const page = (await admin.get('/api/users?sort=oldest&page=2&pageSize=1')).body;
    expect(page).toMatchObject({ page: 2, pageSize: 1, items: [{ email: first.email }] });
    expect(page.total).toBeGreaterThanOrEqual(3);
    expect((await admin.get('/api/users?sort=password')).status).toBe(400);
  });

  it('should show what an account may and has, and nothing of what is in it', async () => {
    const { id, email, visitor } = await app.member(PASSWORD);
    await app.visitor().post('/api/auth/sign-in', { email, password: PASSWORD });
    await visitor.put('/api/profile', {
      name: 'Ann',
      fields: [{ key: 'phone', value: '+49 30 123', visibility: 'private' }],
    });
    const { status, body } = await admin.get(`/api/users/${id}`);
    expect(status).toBe(200);
    expect(Object.keys(body).sort()).toEqual(
      [
        ...['activationLimit', 'activeCodes', 'blockedAt', 'createdAt', 'email', 'hasPassword', 'id'],
        ...['isEmailVerified', 'lastSeenAt', 'locale', 'name', 'role', 'sessionCount'],
      ].sort(),
    );
    expect(body).toMatchObject({ email, name: 'Ann', sessionCount: 2, hasPassword: true, activeCodes: 0 });
    expect((await admin.get('/api/users/01930000-0000-7000-8000-000000000000')).status).toBe(404);
  });

  it('should list the codes that an account holds now by their label, not by what the owner calls them', async () => {
    const { id, visitor } = await app.member();
    await visitor.patch('/api/user/me', { name: 'Ann' });
    await change(id, { activationLimit: 3 });
    const [first, second, third, another] = (await app.codes(4)) as [string, string, string, string];
    await app.owner(another, newEmail());
    for (const alias of [first, second, third])
      expect((await visitor.post(`/api/scan/${alias}/activate`)).status).toBe(200);
    const mine = (await visitor.get('/api/my-codes')).body.items as { id: string; alias: string }[];
    await visitor.patch(`/api/my-codes/${mine[0]!.id}`, { label: 'Mistress’s keys' });
    await visitor.post(`/api/scan/${first}/unactivate`);
    const { body } = await admin.get(`/api/users/${id}/codes?pageSize=1`);
    expect(body).toMatchObject({ total: 2, page: 1, pageSize: 1 });
    const others = (await admin.get(`/api/users/${id}/codes?pageSize=1&page=2`)).body;
    const listed = [...body.items, ...others.items] as { alias: string }[];
    expect(listed.map(({ alias }) => alias).sort()).toEqual([second, third].sort());
    expect(Object.keys(listed[0]!).sort()).toEqual(['alias', 'digital', 'id', 'label']);
    expect(JSON.stringify(listed)).not.toContain('Mistress');
    expect((await admin.get('/api/users/01930000-0000-7000-8000-000000000000/codes')).status).toBe(404);
  });

  it('should give an account a limit of its own, and take it back', async () => {
    const { id, visitor } = await app.member();
    await visitor.patch('/api/user/me', { name: 'Ann' });
    const activate = async () => (await visitor.post(`/api/scan/${await app.code()}/activate`)).status;
    expect((await change(id, { activationLimit: 0 })).body.activationLimit).toBe(0);
    expect(await activate()).toBe(409);
    await change(id, { activationLimit: 1 });
    expect([await activate(), await activate()]).toEqual([200, 409]);
    expect((await change(id, { activationLimit: null })).body.activationLimit).toBeNull();
    expect(await activate()).toBe(200);
    for (const activationLimit of [-1, 1.5, '3', 1_000_001]) {
      expect((await change(id, { activationLimit })).status).toBe(400);
    }
  });

  it('should sign somebody out on all devices', async () => {
    const { id, email, visitor } = await app.member(PASSWORD);
    const phone = app.visitor();
    await phone.post('/api/auth/sign-in', { email, password: PASSWORD });
    expect((await admin.post(`/api/users/${id}/sign-out`)).status).toBe(204);
    for (const device of [visitor, phone]) expect((await device.get('/api/user/me')).status).toBe(401);
    expect((await phone.post('/api/auth/sign-in', { email, password: PASSWORD })).status).toBe(200);
  });

  it('should let whoever becomes an administrator sign in anew, for a session of 12 hours (SES-5)', async () => {
    const { id, email, visitor } = await app.member(PASSWORD);
    expect((await change(id, { role: 'role-admin' })).status).toBe(200);
    expect((await visitor.get('/api/user/me')).status).toBe(401);
    await visitor.post('/api/auth/sign-in', { email, password: PASSWORD });
    expect((await visitor.get('/api/users')).status).toBe(200);
    expect((await change(id, { role: 'role-user' })).status).toBe(200);
    expect((await visitor.get('/api/users')).body.message).toBe('Admin access required');
  });

  describe('who is blocked', () => {
    it('should be signed out at once, and get in by no way (BLOCK)', async () => {
      const { id, email, visitor } = await app.member(PASSWORD);
      const start = async () => {
        const mails = app.mail.to(email).length;
        const { body } = await app.visitor().post('/api/auth/sign-in', { email });
        return { challengeId: body.challengeId, code: await app.mail.codeAfter(email, mails) };
      };
      expect((await change(id, { blocked: true })).body.blockedAt).not.toBeNull();
      const listed = [await emails(`q=${email}&blocked=true`), await emails(`q=${email}&blocked=false`)];
      expect(listed).toEqual([[email], []]);
      expect((await visitor.get('/api/user/me')).status).toBe(401);
      const byPassword = await app.visitor().post('/api/auth/sign-in', { email, password: PASSWORD });
      expect([byPassword.status, byPassword.body.code]).toEqual([409, 'account_blocked']);
      const byCode = await app.visitor().post('/api/auth/sign-in-verify', await start());
      expect([byCode.status, byCode.body.code]).toEqual([409, 'account_blocked']);
      const alias = await app.code();
      const activation = await app.challenge(alias, email);
      const byCard = await app.visitor().post(`/api/scan/${alias}/activate`, activation);
      expect([byCard.status, byCard.body.code]).toEqual([409, 'account_blocked']);
      expect((await app.visitor().get(`/api/scan/${alias}`)).body.state).toBe('activatable');
      expect((await change(id, { blocked: false })).body.blockedAt).toBeNull();
      expect((await visitor.post('/api/auth/sign-in', { email, password: PASSWORD })).status).toBe(200);
    });

    it('should be told by mail, once for each change, in their language (BLOCK)', async () => {
      const { id, email, visitor } = await app.member(PASSWORD);
      await visitor.patch('/api/user/me', { locale: 'de' });
      const seen = app.mail.to(email).length;
      for (const blocked of [false, true, true, false, false]) await change(id, { blocked });
      const subjects = async (count: number) => (await app.mail.waitFor(email, seen + count)).subject;
      const both = [await subjects(1), await subjects(2)].sort();
      expect(both).toEqual([
        expect.stringMatching(/^Ihr Konto bei .+ ist entsperrt$/),
        expect.stringMatching(/^Ihr Konto bei .+ wurde gesperrt$/),
      ]);
      expect(
        await app.dataSource.manager.countBy(OutboxEntity, { recipient: email, template: 'account-blocked' }),
      ).toBe(1);
    });

    it('should look to others like anybody else (OTP-10, BLOCK)', async () => {
      const { id, email } = await app.member(PASSWORD);
      await change(id, { blocked: true });
      const wrong = async (address: string) => {
        const body = { email: address, password: 'not the one' };
        const { status, body: answer } = await app.visitor().post('/api/auth/sign-in', body);
        return [status, answer.code, answer.message];
      };
      expect(await wrong(email)).toEqual(await wrong(newEmail()));
    });

    it('should keep their codes working (BLOCK)', async () => {
      const alias = await app.code();
      const email = newEmail();
      const owner = await app.owner(alias, email);
      await change((await owner.get('/api/user/me')).body.id, { blocked: true });
      expect((await app.visitor().get(`/api/scan/${alias}`)).body.state).toBe('activated');
      expect((await app.message(alias)).status).toBe(201);
    });

    it('should have no session left when signing in and blocking happen at once (BLOCK)', async () => {
      for (let round = 0; round < 5; round += 1) {
        const { id, email } = await app.member(PASSWORD);
        const phone = app.visitor();
        await Promise.all([
          phone.post('/api/auth/sign-in', { email, password: PASSWORD }),
          change(id, { blocked: true }),
        ]);
        expect((await phone.get('/api/user/me')).status).toBe(401);
      }
    });
  });

  describe('administrators', () => {
    const newAdmin = async (): Promise<Member> => {
      const email = newEmail('admin');
      const { id } = await app.app.nest.get(Administrators).create(email, PASSWORD);
      const visitor = app.visitor();
      await visitor.post('/api/auth/sign-in', { email, password: PASSWORD });
      return { id, email, visitor };
    };
    const left = () => app.dataSource.manager.countBy(UserEntity, { role: 'role-admin' });

    it.each([{ role: 'role-user' }, { blocked: true }])(
      'should keep the last one: %j (LAST)',
      async (body) => {
        const { id } = (await admin.get('/api/user/me')).body;
        const blocked = await newAdmin();
        await change(blocked.id, { blocked: true });
        const answer = await change(id, body);
        expect([answer.status, answer.body.code]).toEqual([409, 'last_administrator']);
        expect((await admin.get('/api/user/me')).body.role).toBe('role-admin');
        await change(blocked.id, { role: 'role-user' });
      },
    );

    it('should be created at the start of a server where there are only others', async () => {
      expect(await firstRun(app.app.nest, app.config)).toBeUndefined();
      await app.dataSource.manager.update(UserEntity, { role: 'role-admin' }, { role: 'role-user' });
      const { admin: made } = (await firstRun(app.app.nest, app.config))!;
      expect((await app.visitor().post('/api/auth/sign-in', made)).body.role).toBe('role-admin');
      await app.app.nest.get(Administrators).create(ADMIN.email, ADMIN.password);
      admin = await app.admin();
    });

    it('should keep one when all take the role from one another, block and delete at once (LAST)', async () => {
      for (let round = 0; round < 3; round += 1) {
        const { id } = (await admin.get('/api/user/me')).body;
        const all = [{ id, visitor: admin }, await newAdmin(), await newAdmin(), await newAdmin()];
        const bodies = [{ role: 'role-user' }, { blocked: true }, { role: 'role-user' }, undefined];
        const answers = await Promise.all(
          all.map(({ visitor }, i) => {
            const next = all[(i + 1) % all.length]!;
            const body = bodies[i];
            return body
              ? visitor.patch(`/api/users/${next.id}`, body)
              : visitor.post('/api/user/delete', { password: PASSWORD });
          }),
        );
        // 401 and 403: somebody else was faster.
        expect(answers.filter(({ status }) => ![200, 204, 401, 403, 409].includes(status))).toEqual([]);
        const able = await app.dataSource.query(
          "SELECT email FROM users WHERE role = 'role-admin' AND blockedAt IS NULL",
        );
        expect(able.length).toBeGreaterThanOrEqual(1);
        await app.app.nest.get(Administrators).create(ADMIN.email, ADMIN.password);
        admin = await app.admin();
        for (const each of all.slice(1)) await change(each.id, { role: 'role-user' });
        expect(await left()).toBe(1);
      }
    });

    it('should keep one of two that take the role from one another at once (LAST)', async () => {
      for (let round = 0; round < 5; round += 1) {
        const other = await newAdmin();
        const { id } = (await admin.get('/api/user/me')).body;
        await Promise.all([
          admin.patch(`/api/users/${other.id}`, { role: 'role-user' }),
          other.visitor.patch(`/api/users/${id}`, { role: 'role-user' }),
        ]);
        expect(await left()).toBe(1);
        await app.app.nest.get(Administrators).create(ADMIN.email, ADMIN.password);
        admin = await app.admin();
        await change(other.id, { role: 'role-user' });
      }
    });
  });
});
