import { domainToASCII } from 'node:url';
import { In } from 'typeorm';
import { ChallengeEntity } from '../src/accounts/tables/challenge.entity';
import { UserEntity } from '../src/accounts/tables/user.entity';
import { OutboxEntity } from '../src/delivery/tables/outbox.entity';
import { newEmail, TestApp } from './support/test-app';
import type { Answer } from './support/visitor';

const PASSWORD = 'correct horse battery';
/** Each folds to `alice`, or to something that looks the same. */
const LOOK_ALIKES = ['ªlice', 'ａlice', 'al\u0130ce', 'alic\u212f', 'al\u200bice', 'al\ufe0fice', '𝐚lice'];

describe('Addresses', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());

  const refusals = (answers: Answer[]) =>
    answers.map(({ status, body }) => [
      status,
      ...(body.error ?? []).map((fault: { code: string }) => fault.code),
    ]);
  /** Upper case where an address may have it. */
  const shouted = (email: string) => email.toUpperCase();

  describe('that only look like the one of an account', () => {
    it.each(LOOK_ALIKES)('should be refused at every door, and get no mail: %s (ACC-1)', async (local) => {
      const email = `${local}@example.com`;
      const alias = await app.code();
      const { visitor } = await app.member(PASSWORD);
      const owned = await app.code();
      await app.owner(owned, newEmail());
      const [mails, sent] = [await app.dataSource.manager.count(OutboxEntity), app.mail.mails.length];
      const answers = [
        await app.visitor().post('/api/auth/sign-in', { email }),
        await app.visitor().post('/api/auth/sign-in', { email, password: PASSWORD }),
        await app.visitor().post('/api/auth/register', { email }),
        await app.visitor().post('/api/auth/password/reset', { email }),
        await app.visitor().post(`/api/scan/${alias}/profile`, { name: 'Ann', email }),
        await visitor.post('/api/user/email', { email, password: PASSWORD }),
        await app.message(owned, { sender: { email } }),
        await visitor.put('/api/profile', {
          name: 'Ann',
          fields: [{ key: 'email', value: email, visibility: 'public' }],
        }),
      ];
      expect(refusals(answers)).toEqual(answers.map(() => [400, 'isEmail']));
      expect(await app.dataSource.manager.count(OutboxEntity)).toBe(mails);
      expect(app.mail.mails.length).toBe(sent);
    });

    it('should not get the code that resets the password of an account', async () => {
      const name = newEmail('lice').slice(0, -'@example.com'.length);
      await app.member(PASSWORD, `a${name}@example.com`);
      const before = app.mail.mails.length;
      const { status } = await app
        .visitor()
        .post('/api/auth/password/reset', { email: `ª${name}@example.com` });
      // A mail that comes after it would have been sent, so that "none" means something.
      await app.member();
      const mailed = app.mail.mails.slice(before).flatMap(({ recipients }) => recipients);
      expect([status, mailed.filter((address) => address.includes(name))]).toEqual([400, []]);
    });

    it('should not own the account in which the holder of the address lands', async () => {
      const name = newEmail('nnabel').slice(0, -'@example.com'.length);
      const attacker = app.visitor();
      const { body } = await attacker.post('/api/auth/register', { email: `ª${name}@example.com` });
      if (body.challengeId) {
        const code = await app.mail.codeFor(`ª${name}@example.com`);
        await attacker.post('/api/auth/register-verify', { challengeId: body.challengeId, code });
      }
      const { visitor } = await app.member(undefined, `a${name}@example.com`);
      expect((await attacker.get('/api/user/me')).status).toBe(401);
      expect((await visitor.get('/api/user/sessions')).body.items).toHaveLength(1);
    });
  });

  describe('of accounts', () => {
    it.each([
      ['sign-in', (email: string) => app.visitor().post('/api/auth/sign-in', { email })],
      ['sign-up', (email: string) => app.visitor().post('/api/auth/register', { email })],
      ['password reset', (email: string) => app.visitor().post('/api/auth/password/reset', { email })],
      [
        'activation',
        async (email: string) =>
          app.visitor().post(`/api/scan/${await app.code()}/profile`, { name: 'Ann', email }),
      ],
      [
        'change of an address',
        async (email: string) => (await app.member()).visitor.post('/api/user/email', { email }),
      ],
    ])('should be mailed as they were proven, whatever a stranger typed: %s (ACC-1)', async (_, start) => {
      const { email } = await app.member();
      const typed = shouted(email);
      const { body } = await start(typed);
      // The answer says what was typed, as it does for an address without an account (OTP-10).
      expect(body.email).toBe(typed);
      expect((await app.mail.waitFor(email, 2)).recipients).toEqual([email]);
      expect(app.mail.to(typed)).toEqual([]);
    });

    it('should be mailed as they were proven when a code is sent again', async () => {
      const { email } = await app.member();
      const { body } = await app.visitor().post('/api/auth/sign-in', { email: shouted(email) });
      app.clock.advance(60_000);
      await app.visitor().post('/api/auth/resend', { challengeId: body.challengeId });
      const [first, second] = [await app.mail.codeFor(email, 2), await app.mail.codeFor(email, 3)];
      expect(second).toBe(first);
    });

    it('should be the spelling of whoever proves an address that nobody had proven', async () => {
      const [{ id, email }, other] = [await app.member(), await app.member()];
      const earlier = { isEmailVerified: false, emailAsTyped: shouted(email) };
      await app.dataSource.manager.update(UserEntity, { id }, earlier);
      const { visitor } = await app.member(undefined, email);
      expect((await visitor.get('/api/user/me')).body).toMatchObject({ id, email, isEmailVerified: true });
      expect((await other.visitor.get('/api/user/me')).body.email).toBe(other.email);
    });

    it.each(['STRA\u1e9eE.example', '\uab70.example', 'ΣΑΣ.example'])(
      'should be mailed at the domain by which they are compared, though its lower case is another one: %s',
      async (domain) => {
        const name = newEmail().replace('@example.com', '');
        const sent = app.mail.mails.length;
        await app.visitor().post('/api/auth/register', { email: `${name}@${domain}` });
        await app.member();
        const [to = ''] = app.mail.mails.slice(sent).flatMap(({ recipients }) => recipients);
        const recipient = `${name}@${domainToASCII(to.slice(name.length + 1))}`;
        expect(await app.dataSource.manager.countBy(OutboxEntity, { recipient })).toBe(1);
      },
    );

    it('should be told apart by their accents: what josé@ ends goes on for jose@', async () => {
      const email = newEmail('jose');
      const accented = await app.member(PASSWORD, email.replace('jose', 'josé'));
      const { body } = await app.visitor().post('/api/auth/register', { email });
      const code = await app.mail.codeFor(email);
      const change = { password: 'a staple of paper clips', currentPassword: PASSWORD };
      expect((await accented.visitor.post('/api/profile/password', change)).status).toBe(204);
      const proof = { challengeId: body.challengeId, code };
      expect((await app.visitor().post('/api/auth/register-verify', proof)).status).toBe(200);
    });

    it('should leave no mail behind with the account, however their address was spelled', async () => {
      const email = newEmail('leaving');
      const accent = email.replace('leaving', 'léaving');
      await app.visitor().post('/api/auth/register', { email: shouted(email) });
      await app.visitor().post('/api/auth/register', { email: accent });
      const { visitor } = await app.member(PASSWORD, email);
      await app.dataSource.manager.delete(ChallengeEntity, { email });
      const left = (recipient: string) => app.dataSource.manager.countBy(OutboxEntity, { recipient });
      expect([await left(email), await left(accent)]).toEqual([2, 1]);
      await visitor.post('/api/user/delete', { password: PASSWORD });
      const kept = await app.dataSource.manager.findBy(OutboxEntity, { recipient: In([email, accent]) });
      // The goodbye goes when it is sent.
      const others = kept.filter(({ template }) => template !== 'account-deleted');
      expect(others.map(({ recipient }) => recipient)).toEqual([accent]);
    });
  });

  describe('of one mailbox', () => {
    const spellings = (email: string) => {
      const [local = '', domain = ''] = email.split('@');
      const quoted = (text: string) => `"${text}"@${domain}`;
      return [
        email,
        `${local}+1@${domain}`,
        quoted(local),
        quoted(`\\${local}`),
        shouted(`${local}+2@${domain}`),
        quoted(`${local}+3`),
      ];
    };

    it('should share their five mails an hour, quoted or with a tag (OTP-9)', async () => {
      const statuses = [];
      for (const email of spellings(newEmail('bomb')))
        statuses.push((await app.visitor().post('/api/auth/register', { email })).status);
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    });

    it('should be accounts of their own', async () => {
      const members = [];
      for (const email of spellings(newEmail('many')).slice(0, 2))
        members.push(await app.member(undefined, email));
      expect(new Set(members.map(({ id }) => id)).size).toBe(2);
    });
  });
});
