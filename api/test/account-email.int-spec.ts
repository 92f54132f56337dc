import { ACCOUNT, CHALLENGE, MINUTE } from '@ringtag/contracts';
import { UserEntity } from '../src/accounts/tables/user.entity';
import { UsersService } from '../src/accounts/users/users.service';
import { TransactionRunner } from '../src/platform/database/transaction-runner';
import { type Member, newEmail, TestApp } from './support/test-app';
import type { Answer, Visitor } from './support/visitor';

const PASSWORD = 'correct horse battery';
const OTHER = 'a staple of paper clips';

describe('Change of the e-mail address', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());

  const toRefusal = ({ status, body }: Answer) => [status, body.error[0].field, body.error[0].code];
  const readStatus = async (visitor: Visitor) => (await visitor.get('/api/user/me')).status;

  const signIn = async (email: string, password: string): Promise<Visitor> => {
    const visitor = app.visitor();
    await visitor.post('/api/auth/sign-in', { email, password });
    return visitor;
  };

  /** The code that confirms a change, from the account's own mailbox. */
  const confirmation = async ({ visitor, email }: Member) => {
    const mails = app.mail.to(email).length;
    const { body } = await visitor.post('/api/user/confirmation', { purpose: 'confirm' });
    return { challengeId: body.challengeId, code: await app.mail.codeAfter(email, mails) };
  };

  /** Asks for another address and answers the proof that it got. */
  const newAddress = async (visitor: Visitor, email: string, proof: object = {}) => {
    const mails = app.mail.to(email).length;
    const { status, body } = await visitor.post('/api/user/email', { email, ...proof });
    if (status !== 200) throw new Error(JSON.stringify(body));
    return { challengeId: body.challengeId, code: await app.mail.codeAfter(email, mails) };
  };

  const verify = (visitor: Visitor, proof: object) => visitor.post('/api/user/email-verify', proof);

  it('should change when the new one is proven; others are signed out and the old one is told', async () => {
    const { email, visitor } = await app.member(PASSWORD);
    const other = await signIn(email, PASSWORD);
    const wanted = newEmail('Wanted');
    const proof = await newAddress(visitor, wanted, { password: PASSWORD });
    expect((await visitor.get('/api/user/me')).body.email).toBe(email);
    const { cookie } = visitor;
    const changed = await verify(visitor, proof);
    expect([changed.status, changed.body.email]).toEqual([200, wanted]);
    expect(visitor.cookie).not.toBe(cookie);
    expect([await readStatus(visitor), await readStatus(other)]).toEqual([200, 401]);
    await app.mail.waitForSubject(email, 'email address');
    expect(
      (await app.visitor().post('/api/auth/sign-in', { email: wanted, password: PASSWORD })).status,
    ).toBe(200);
    expect((await app.visitor().post('/api/auth/sign-in', { email, password: PASSWORD })).status).toBe(401);
    expect((await verify(visitor, proof)).body.code).toBe('invalid_code');
  });

  it('should change by the link, for the account that asked and nobody else', async () => {
    const { visitor } = await app.member();
    const stranger = await app.member();
    const wanted = newEmail();
    await newAddress(visitor, wanted);
    const token = await app.mail.tokenFor(wanted);
    expect((await verify(app.visitor(), { token })).status).toBe(401);
    expect((await verify(stranger.visitor, { token })).body.code).toBe('invalid_link');
    expect((await verify(visitor, { token })).body.email).toBe(wanted);
  });

  it('should ask for the password, or for a code when signing in was long ago', async () => {
    const { visitor } = await app.member(PASSWORD);
    const refused = await visitor.post('/api/user/email', { email: newEmail(), password: 'not the one' });
    expect(toRefusal(refused)).toEqual([400, 'password', 'isCurrentPassword']);
    const passwordless = await app.member();
    app.clock.advance(ACCOUNT.recentSignIn);
    const late = await passwordless.visitor.post('/api/user/email', { email: newEmail() });
    expect([late.status, late.body.code]).toEqual([400, 'proof_required']);
    const wanted = newEmail();
    const proof = await newAddress(passwordless.visitor, wanted, await confirmation(passwordless));
    expect((await verify(passwordless.visitor, proof)).body.email).toBe(wanted);
  });

  it('should answer alike for an address that has an account, and mail it no code (OTP-10)', async () => {
    const { visitor } = await app.member();
    const known = (await app.member()).email;
    const free = newEmail();
    const [a, b] = [
      await visitor.post('/api/user/email', { email: known }),
      await visitor.post('/api/user/email', { email: free }),
    ];
    expect([a.status, Object.keys(a.body)]).toEqual([b.status, Object.keys(b.body)]);
    expect((await app.mail.waitFor(known, 2)).subject).not.toMatch(/\d{6}/);
  });

  it('should let exactly one of two accounts have an address that both proved', async () => {
    const members = [await app.member(), await app.member()];
    const wanted = newEmail();
    const proofs: object[] = [];
    for (const { visitor } of members) proofs.push(await newAddress(visitor, wanted));
    const answers = await Promise.all(members.map(({ visitor }, i) => verify(visitor, proofs[i]!)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)!.body.code).toBe('email_taken');
    expect(await Promise.all(members.map(({ visitor }) => readStatus(visitor)))).toEqual([200, 200]);
  });

  it('should change once for ten equal proofs in parallel (OTP-6)', async () => {
    const { email, visitor } = await app.member();
    const wanted = newEmail();
    const proof = await newAddress(visitor, wanted);
    const devices = Array.from({ length: 10 }, () => {
      const device = app.visitor();
      device.cookie = visitor.cookie;
      return device;
    });
    const answers = await Promise.all(devices.map((device) => verify(device, proof)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    await app.mail.waitFor(email, 2);
    const notices = "SELECT id FROM outbox WHERE template = 'email-changed' AND recipient = ?";
    expect(await app.dataSource.query(notices, [email])).toHaveLength(1);
  });

  it('should end what the old address can still do: codes and resets under way', async () => {
    const { email, visitor } = await app.member();
    const { body } = await app.visitor().post('/api/auth/password/reset', { email });
    const reset = { challengeId: body.challengeId, code: await app.mail.codeFor(email, 2) };
    const proof = await newAddress(visitor, newEmail());
    await verify(visitor, proof);
    const answer = await app.visitor().post('/api/auth/password/reset-verify', { ...reset, password: OTHER });
    expect(answer.body.code).toBe('invalid_code');
  });

  it('should die with a change of the password (PWD-7)', async () => {
    const { visitor } = await app.member(PASSWORD);
    const proof = await newAddress(visitor, newEmail(), { password: PASSWORD });
    await visitor.post('/api/profile/password', { currentPassword: PASSWORD, password: OTHER });
    expect((await verify(visitor, proof)).body.code).toBe('invalid_code');
  });

  it('should say that a link was used, not that it expired, also after a new password', async () => {
    const { visitor } = await app.member(PASSWORD);
    const wanted = newEmail();
    const { challengeId } = await newAddress(visitor, wanted, { password: PASSWORD });
    const token = await app.mail.tokenFor(wanted);
    app.clock.advance(CHALLENGE.life - MINUTE);
    // With the second mail, the link of the first lives on.
    expect((await visitor.post('/api/auth/resend', { challengeId })).status).toBe(200);
    expect((await verify(visitor, { token })).status).toBe(200);
    app.clock.advance(2 * MINUTE);
    const change = { currentPassword: PASSWORD, password: OTHER };
    expect((await visitor.post('/api/profile/password', change)).status).toBe(204);
    expect((await verify(visitor, { token })).body.code).toBe('invalid_link');
  });

  it('should leave the account alone when somebody proves its old address in that moment', async () => {
    const { id, email } = await app.member();
    const proven = { email, name: null, role: 'role-user', locale: 'en', isEmailVerified: true } as const;
    const found = await app.app.nest.get(TransactionRunner).run((manager) => {
      const find = manager.findOneBy.bind(manager);
      jest.spyOn(manager, 'findOneBy').mockImplementationOnce(async (...asked) => {
        const known = await find(...asked);
        await manager.update(UserEntity, { id }, { email: newEmail() });
        return known;
      });
      return app.app.nest.get(UsersService).findOrCreate(manager, proven);
    });
    expect(found).toMatchObject({ email });
    expect(found.id).not.toBe(id);
  });

  it('should be asked for five times an hour at most', async () => {
    const { visitor } = await app.member();
    const statuses = [];
    for (let i = 0; i < 6; i += 1)
      statuses.push((await visitor.post('/api/user/email', { email: newEmail() })).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});
