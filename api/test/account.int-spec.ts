import { ACCOUNT, SESSION } from '@ringtag/contracts';
import { OWNER, SHARED } from './support/session-times';
import { type Member, newEmail, TestApp, wrongCode } from './support/test-app';
import type { Answer, Visitor } from './support/visitor';

const PASSWORD = 'correct horse battery';
const OTHER = 'a staple of paper clips';
const WRONG_CURRENT = [400, 'currentPassword', 'isCurrentPassword'];

describe('Account', () => {
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
  const confirmation = async ({ visitor, email }: Member, purpose = 'confirm') => {
    const mails = app.mail.to(email).length;
    const { body } = await visitor.post('/api/user/confirmation', { purpose });
    return { challengeId: body.challengeId, code: await app.mail.codeAfter(email, mails) };
  };

  describe('password', () => {
    const change = (visitor: Visitor, body: object) => visitor.post('/api/profile/password', body);

    it('should change with the current one, end all other sessions and codes, and tell by mail (PWD-6, PWD-7)', async () => {
      const { email, visitor } = await app.member(PASSWORD);
      const others = await Promise.all([signIn(email, PASSWORD), signIn(email, PASSWORD)]);
      const { body: open } = await app.visitor().post('/api/auth/sign-in', { email });
      const code = await app.mail.codeAfter(email, 1);
      const answer = await change(visitor, { currentPassword: PASSWORD, password: OTHER });
      expect([answer.status, await readStatus(visitor)]).toEqual([204, 200]);
      expect(await Promise.all(others.map(readStatus))).toEqual([401, 401]);
      const proof = { challengeId: open.challengeId, code };
      expect((await app.visitor().post('/api/auth/sign-in-verify', proof)).body.code).toBe('invalid_code');
      expect((await app.visitor().post('/api/auth/sign-in', { email, password: PASSWORD })).status).toBe(401);
      expect((await app.visitor().post('/api/auth/sign-in', { email, password: OTHER })).status).toBe(200);
      await app.mail.waitForSubject(email, 'password was changed');
    });

    it('should give the session a new secret: the old cookie is dead (SES-3)', async () => {
      const { visitor } = await app.member(PASSWORD);
      const old = app.visitor();
      old.cookie = visitor.cookie;
      await change(visitor, { currentPassword: PASSWORD, password: OTHER });
      expect(visitor.cookie).not.toBe(old.cookie);
      expect(await readStatus(old)).toBe(401);
      expect(await readStatus(visitor)).toBe(200);
    });

    it('should refuse a wrong or missing current password, and stop guessing it after five tries (PWD-5, PWD-6)', async () => {
      const { email, visitor } = await app.member(PASSWORD);
      expect(toRefusal(await change(visitor, { password: OTHER }))).toEqual(WRONG_CURRENT);
      const guess = (currentPassword: string) => change(visitor, { currentPassword, password: OTHER });
      for (let i = 0; i < 5; i += 1) expect(toRefusal(await guess(`guess ${i}`))).toEqual(WRONG_CURRENT);
      const sixth = await guess(PASSWORD);
      expect([sixth.status, Number(sixth.headers.get('retry-after')) > 0]).toEqual([429, true]);
      // Counted apart: neither does it keep the owner out elsewhere, nor strangers keep whoever is signed in from it.
      expect((await app.visitor().post('/api/auth/sign-in', { email, password: PASSWORD })).status).toBe(200);
      expect(await readStatus(visitor)).toBe(200);
    });

    it('should change for one of two devices at once, and sign the other one out (PWD-6)', async () => {
      const { email, visitor } = await app.member(PASSWORD);
      const devices = [visitor, await signIn(email, PASSWORD)];
      const body = { currentPassword: PASSWORD, password: OTHER };
      const answers = await Promise.all(devices.map((device) => change(device, body)));
      expect(answers.map(({ status }) => status).sort()).toEqual([204, 401]);
    });

    it('should refuse one that is easy to guess (PWD-3)', async () => {
      const { visitor } = await app.member(PASSWORD);
      for (const password of ['123456', 'ringtag', 'Person-2024']) {
        const answer = await change(visitor, { currentPassword: PASSWORD, password });
        expect(toRefusal(answer)).toEqual([400, 'password', 'isCommonPassword']);
      }
    });

    it('should set the first one right after signing in, later only with a mailed code (PWD-6)', async () => {
      const first = await app.member();
      expect((await change(first.visitor, { password: PASSWORD })).status).toBe(204);
      expect((await first.visitor.get('/api/user/me')).body.hasPassword).toBe(true);

      const later = await app.member();
      app.clock.advance(ACCOUNT.recentSignIn);
      const refused = await change(later.visitor, { password: PASSWORD });
      expect([refused.status, refused.body.code]).toEqual([400, 'proof_required']);
      const proof = await confirmation(later);
      const wrong = await change(later.visitor, {
        password: PASSWORD,
        ...proof,
        code: wrongCode(proof.code),
      });
      expect([wrong.status, wrong.body.triesLeft]).toEqual([400, 4]);
      expect((await change(later.visitor, { password: PASSWORD, ...proof })).status).toBe(204);
      expect((await change(later.visitor, { password: OTHER, ...proof })).status).toBe(400);
    });

    it("should take a confirming code only for its purpose and its account's (OTP-7)", async () => {
      const [one, two] = [await app.member(), await app.member()];
      app.clock.advance(ACCOUNT.recentSignIn);
      const ofDeletion = await confirmation(one, 'delete-account');
      const ofAnother = await confirmation(two);
      for (const proof of [ofDeletion, ofAnother]) {
        const answer = await change(one.visitor, { password: PASSWORD, ...proof });
        expect([answer.status, answer.body.code]).toEqual([400, 'invalid_code']);
      }
      expect((await app.visitor().post('/api/auth/sign-in-verify', ofAnother)).body.code).toBe(
        'invalid_code',
      );
    });
  });

  describe('sessions', () => {
    it('should list the own ones without their secrets, this one marked (SES-1)', async () => {
      const { email, visitor } = await app.member(PASSWORD);
      await app
        .visitor()
        .post('/api/auth/sign-in', { email, password: PASSWORD }, { 'user-agent': 'Phone/1' });
      const { items } = (await visitor.get('/api/user/sessions')).body;
      expect(items).toHaveLength(2);
      for (const session of items) {
        const keys = ['createdAt', 'current', 'expiresAt', 'id', 'lastSeenAt', 'push', 'shared', 'userAgent'];
        expect(Object.keys(session).sort()).toEqual(keys);
      }
      const { current } = items.find(({ userAgent }: { userAgent: string }) => userAgent === 'Phone/1');
      expect(current).toBe(false);
      expect(items.filter((session: { current: boolean }) => session.current)).toHaveLength(1);
      app.clock.advance(OWNER.idle);
      await visitor.get('/api/user/me');
      app.clock.advance(SESSION.grace + 1000);
      expect((await visitor.get('/api/user/sessions')).body.items).toHaveLength(1);
    });

    it('should list which one is on a shared computer, and when each ends without another request', async () => {
      app.clock.standStill();
      const { email, visitor } = await app.member(PASSWORD);
      await app.visitor().post('/api/auth/sign-in', { email, password: PASSWORD, shared: true });
      const { items } = (await visitor.get('/api/user/sessions')).body;
      const ends = items.map(({ shared, expiresAt }: { shared: boolean; expiresAt: string }) => [
        shared,
        Date.parse(expiresAt) - app.clock.now().getTime(),
      ]);
      expect(ends.sort()).toEqual([
        [false, OWNER.idle],
        [true, SHARED.idle],
      ]);
    });

    it("should end one of the own at once, and none of somebody else's (AUT-1)", async () => {
      const { email, visitor } = await app.member(PASSWORD);
      const phone = await signIn(email, PASSWORD);
      const stranger = await app.member();
      const { items } = (await phone.get('/api/user/sessions')).body;
      const { id } = items.find(({ current }: { current: boolean }) => current);
      expect((await stranger.visitor.delete(`/api/user/sessions/${id}`)).status).toBe(404);
      expect(await readStatus(phone)).toBe(200);
      expect((await visitor.delete(`/api/user/sessions/${id}`)).status).toBe(204);
      expect(await readStatus(phone)).toBe(401);
      expect((await visitor.delete(`/api/user/sessions/${id}`)).status).toBe(404);
      expect(await readStatus(visitor)).toBe(200);
    });

    it('should sign out everywhere else', async () => {
      const { email, visitor } = await app.member(PASSWORD);
      const others = await Promise.all([signIn(email, PASSWORD), signIn(email, PASSWORD)]);
      const stranger = await app.member();
      expect((await visitor.post('/api/user/sessions/revoke-others')).status).toBe(204);
      expect(await Promise.all(others.map(readStatus))).toEqual([401, 401]);
      expect([await readStatus(visitor), await readStatus(stranger.visitor)]).toEqual([200, 200]);
    });

    it('should clear the cookie of a session that ends itself', async () => {
      const { visitor } = await app.member();
      const [{ id }] = (await visitor.get('/api/user/sessions')).body.items;
      expect((await visitor.delete(`/api/user/sessions/${id}`)).status).toBe(204);
      expect(visitor.cookie).toBeUndefined();
    });
  });

  describe('language and name', () => {
    it('should keep the language over sign-ins, and mails follow', async () => {
      const { email, visitor } = await app.member();
      expect((await visitor.patch('/api/user/me', { locale: 'de' })).body.locale).toBe('de');
      await app.visitor().post('/api/auth/sign-in', { email, locale: 'fr' });
      expect((await app.mail.waitFor(email, 2)).subject).toContain('Ihr Code für Ringtag');
      expect((await visitor.get('/api/user/me')).body.locale).toBe('de');
    });

    it('should show a new name to scanners at once', async () => {
      const alias = await app.code();
      const owner = await app.owner(alias, newEmail());
      expect((await owner.patch('/api/user/me', { name: ' Zoë ' })).body.name).toBe('Zoë');
      expect((await app.visitor().get(`/api/scan/${alias}`)).body.owner.name).toBe('Zoë');
    });

    it.each([
      { locale: 'xx' },
      { name: ' ' },
      { name: null },
      { role: 'role-admin' },
      { email: 'a@b.example' },
    ])('should refuse %j (AUT-4)', async (body) => {
      const { visitor } = await app.member();
      expect((await visitor.patch('/api/user/me', body)).status).toBe(400);
      expect((await visitor.get('/api/user/me')).body).toMatchObject({ role: 'role-user', locale: 'en' });
    });
  });
});
