import { PLAIN_DESIGN } from '@ringtag/qr';
import { ProfilePhotoEntity } from '../src/accounts/tables/profile-photo.entity';
import { Administrators } from '../src/accounts/users/administrators';
import { HeldCodes } from '../src/codes/my-codes/held-codes';
import { OutboxEntity } from '../src/delivery/tables/outbox.entity';
import { readAllRows } from './support/all-rows';
import { eventually } from './support/eventually';
import { jpeg } from './support/photos';
import { ADMIN, type Member, newEmail, TestApp } from './support/test-app';
import type { Visitor } from './support/visitor';

const PASSWORD = 'correct horse battery';
const CITY = { key: 'city', value: 'Neighbourhood', visibility: 'private' };
const NEIGHBOUR = { name: 'Neighbour', fields: [CITY] };

describe('An account', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());

  const remove = (visitor: Visitor, proof: object = {}) => visitor.post('/api/user/delete', proof);

  const deletionCode = async ({ visitor, email }: { visitor: Visitor; email: string }) => {
    const mails = app.mail.to(email).length;
    const { body } = await visitor.post('/api/user/confirmation', { purpose: 'delete-account' });
    return { challengeId: body.challengeId, code: await app.mail.codeAfter(email, mails) };
  };

  const putPhoto = async (visitor: Visitor) =>
    visitor.send('PUT', '/api/profile/photo', await jpeg(), { 'content-type': 'image/jpeg' });

  /** Waits for the worker: it removes the goodbye after it was sent. */
  const goodbyeIsGone = () =>
    eventually(() => app.dataSource.manager.existsBy(OutboxEntity, { template: 'account-deleted' }), false);

  describe('deletion', () => {
    it('should leave nothing of the person in any table (ERASE)', async () => {
      const person = { name: 'Wilhelmina Quisling', phone: '+49 170 5550123', city: 'Wolkenkuckucksheim' };
      const traces = [...Object.values(person), 'wilhelmina', 'quisling', 'lost suitcase', 'found it in oz'];
      traces.push('ruby slippers', 'over the rainbow', 'tin@example.com');
      const [first, second] = (await app.codes(2)) as [string, string];
      const email = newEmail('Wilhelmina');
      const fields = [
        { key: 'phone', value: person.phone, visibility: 'public' },
        { key: 'city', value: person.city, visibility: 'private' },
      ];
      const visitor = await app.owner(first, email, { name: person.name, fields });
      await visitor.post(`/api/scan/${second}/activate`);
      const [{ id }] = (await visitor.get('/api/my-codes')).body.items;
      await visitor.patch(`/api/my-codes/${id}`, { label: 'Lost suitcase' });
      await visitor.post('/api/profile/password', { password: PASSWORD });
      const { items } = (await visitor.get('/api/my-codes?sort=oldest')).body;
      const design = { ...PLAIN_DESIGN, caption: 'Ruby slippers' };
      expect((await visitor.put(`/api/my-codes/${items[0].id}/design`, design)).status).toBe(200);
      const texts = { description: '', messageFormTitle: '', messageFormPlaceholder: '', sendButtonText: '' };
      const template = { language: 'de', title: 'Over the rainbow', ...texts };
      expect((await visitor.put(`/api/scan/${first}/template`, template)).status).toBe(200);
      const sender = { email: 'tin@example.com' };
      const { body: message } = await app.message(first, { body: 'Found it in Oz', sender });
      await visitor.post('/api/blocked-senders', { messageId: message.id });
      const neighbour = await app.member();
      await neighbour.visitor.post('/api/user/confirmation', { purpose: 'confirm' });
      // Another way to write the address, another address, and one that was only asked for.
      await app.visitor().post('/api/auth/sign-in', { email: email.toUpperCase() });
      const wanted = newEmail('wilhelmina-new');
      const { body } = await visitor.post('/api/user/email', { email: wanted, password: PASSWORD });
      const proof = { challengeId: body.challengeId, code: await app.mail.codeFor(wanted) };
      expect((await visitor.post('/api/user/email-verify', proof)).status).toBe(200);
      const never = newEmail('wilhelmina-never');
      await visitor.post('/api/user/email', { email: never, password: PASSWORD });
      await app.mail.waitFor(never);
      await putPhoto(visitor);
      expect(await app.dataSource.manager.count(ProfilePhotoEntity)).toBe(1);
      const before = await readAllRows(app);
      for (const trace of traces) expect(before).toContain(trace.toLowerCase());

      expect((await remove(visitor, { password: PASSWORD })).status).toBe(204);
      expect((await app.mail.waitFor(wanted, 2)).subject).toContain('was deleted');
      await goodbyeIsGone();
      expect(await app.dataSource.manager.count(ProfilePhotoEntity)).toBe(0);
      const after = await readAllRows(app);
      for (const trace of [...traces, email, wanted, never]) expect(after).not.toContain(trace.toLowerCase());
      expect(await app.dataSource.manager.countBy(OutboxEntity, { recipient: neighbour.email })).toBe(2);
    });

    it('should take nothing from anybody else', async () => {
      const { visitor } = await app.member(PASSWORD);
      const { email, visitor: other } = await app.member(PASSWORD);
      await other.put('/api/profile', NEIGHBOUR);
      await putPhoto(other);
      const wanted = newEmail();
      const { body } = await other.post('/api/user/email', { email: wanted, password: PASSWORD });
      const proof = { challengeId: body.challengeId, code: await app.mail.codeFor(wanted) };
      expect((await remove(visitor, { password: PASSWORD })).status).toBe(204);
      expect((await other.get('/api/profile')).body).toEqual({ ...NEIGHBOUR, photo: expect.any(String) });
      expect((await app.visitor().post('/api/auth/sign-in', { email, password: PASSWORD })).status).toBe(200);
      expect((await other.post('/api/user/email-verify', proof)).status).toBe(200);
    });

    it('should free the codes: others activate them, and see no message of before (ERASE)', async () => {
      const [paused, open] = (await app.codes(2)) as [string, string];
      const email = newEmail();
      const visitor = await app.owner(paused, email);
      await visitor.post(`/api/scan/${open}/activate`);
      await app.message(open, { body: 'Not for the next one' });
      const { items } = (await visitor.get('/api/my-codes')).body;
      const { id } = items.find(({ alias }: { alias: string }) => alias === paused);
      await visitor.patch(`/api/my-codes/${id}`, { status: 'inactive' });
      expect((await remove(visitor, await deletionCode({ visitor, email }))).status).toBe(204);
      for (const alias of [paused, open]) {
        expect((await app.visitor().get(`/api/scan/${alias}`)).body.state).toBe('activatable');
        const next = await app.owner(alias, newEmail());
        expect((await next.get('/api/messages')).body.total).toBe(0);
      }
    });

    it('should keep a code that an administrator disabled as it is', async () => {
      const [alias, email] = [await app.code(), newEmail()];
      const visitor = await app.owner(alias, email);
      const [{ id }] = (await visitor.get('/api/my-codes')).body.items;
      await (await app.admin()).patch(`/api/items/${id}`, { status: 'disabled' });
      await remove(visitor, await deletionCode({ visitor, email }));
      expect((await app.visitor().get(`/api/scan/${alias}`)).body.state).toBe('disabled');
    });

    it('should end every session and clear the cookie', async () => {
      const { email, visitor } = await app.member(PASSWORD);
      const phone = app.visitor();
      await phone.post('/api/auth/sign-in', { email, password: PASSWORD });
      const answer = await remove(visitor, { password: PASSWORD });
      expect([answer.status, answer.headers.get('clear-site-data'), visitor.cookie]).toEqual([
        204,
        '"cache"',
        undefined,
      ]);
      expect((await phone.get('/api/user/me')).status).toBe(401);
      expect((await app.visitor().post('/api/auth/sign-in', { email, password: PASSWORD })).status).toBe(401);
    });

    it('should let the address sign up again, as somebody new', async () => {
      const { id, email, visitor } = await app.member(PASSWORD);
      await remove(visitor, { password: PASSWORD });
      expect((await app.member(undefined, email)).id).not.toBe(id);
    });

    it('should need the password, and count wrong ones (PWD-5)', async () => {
      const { visitor } = await app.member(PASSWORD);
      for (const proof of [{}, ...Array.from({ length: 5 }, () => ({ password: 'not the one' }))]) {
        const { status, body } = await remove(visitor, proof);
        expect([status, body.error[0]]).toMatchObject([
          400,
          { field: 'password', code: 'isCurrentPassword' },
        ]);
      }
      expect((await remove(visitor, { password: PASSWORD })).status).toBe(429);
      expect((await visitor.get('/api/user/me')).status).toBe(200);
    });

    it('should need a code of its own purpose where there is no password, however fresh the session (OTP-7)', async () => {
      const member = await app.member();
      const refused = await remove(member.visitor);
      expect([refused.status, refused.body.code]).toEqual([400, 'proof_required']);
      const { body } = await member.visitor.post('/api/user/confirmation', { purpose: 'confirm' });
      const proof = { challengeId: body.challengeId, code: await app.mail.codeFor(member.email, 2) };
      expect((await remove(member.visitor, proof)).body.code).toBe('invalid_code');
      expect((await remove(member.visitor, await deletionCode(member))).status).toBe(204);
    });

    it('should delete once for ten requests in parallel', async () => {
      const member = await app.member(PASSWORD);
      const answers = await Promise.all(
        Array.from({ length: 10 }, () => {
          const device = app.visitor();
          device.cookie = member.visitor.cookie;
          return remove(device, { password: PASSWORD });
        }),
      );
      const statuses = answers.map(({ status }) => status);
      expect(statuses.filter((status) => status === 204)).toHaveLength(1);
      expect(statuses.filter((status) => ![204, 401, 400, 429].includes(status))).toEqual([]);
      await app.mail.waitFor(member.email, 2);
      await goodbyeIsGone();
      expect(app.mail.to(member.email)).toHaveLength(2);
    });

    it('should leave no name that the owner gives a code in that moment', async () => {
      const alias = await app.code();
      const email = newEmail();
      const visitor = await app.owner(alias, email);
      const [{ id }] = (await visitor.get('/api/my-codes')).body.items;
      const proof = await deletionCode({ visitor, email });
      const device = app.visitor();
      device.cookie = visitor.cookie;
      const selection = app.app.nest.get(HeldCodes);
      const getHeld = selection.getHeld.bind(selection);
      jest.spyOn(selection, 'getHeld').mockImplementationOnce(async (...asked) => {
        const held = await getHeld(...asked);
        expect((await remove(visitor, proof)).status).toBe(204);
        return held;
      });
      expect((await device.patch(`/api/my-codes/${id}`, { label: 'Quiet farewell' })).status).toBe(404);
      expect(await readAllRows(app)).not.toContain('quiet farewell');
    });

    it('should leave no code with a deleted owner when both happen at once', async () => {
      for (let round = 0; round < 5; round += 1) {
        const [first, second] = (await app.codes(2)) as [string, string];
        const email = newEmail();
        const visitor = await app.owner(first, email);
        const device = app.visitor();
        device.cookie = visitor.cookie;
        const proof = await deletionCode({ visitor, email });
        const [, deleted] = await Promise.all([
          device.post(`/api/scan/${second}/activate`),
          remove(visitor, proof),
        ]);
        expect(deleted.status).toBe(204);
      }
      const orphans =
        'SELECT alias FROM items WHERE ownerId IS NOT NULL AND ownerId NOT IN (SELECT id FROM users)';
      expect(await app.dataSource.query(orphans)).toEqual([]);
    });
  });

  describe('of administrators', () => {
    const newAdmin = async (): Promise<Member> => {
      const email = newEmail('admin');
      const { id } = await app.app.nest.get(Administrators).create(email, PASSWORD);
      const visitor = app.visitor();
      await visitor.post('/api/auth/sign-in', { email, password: PASSWORD });
      return { id, email, visitor };
    };

    it('should refuse the last one', async () => {
      const admin = await app.admin();
      const { status, body } = await remove(admin, { password: ADMIN.password });
      expect([status, body.code]).toEqual([409, 'last_administrator']);
      expect((await admin.get('/api/user/me')).status).toBe(200);
    });

    it('should let all but one go when all want to at once (ERASE)', async () => {
      const others = [await newAdmin(), await newAdmin(), await newAdmin()];
      const first = await app.admin();
      const answers = await Promise.all([
        remove(first, { password: ADMIN.password }),
        ...others.map(({ visitor }) => remove(visitor, { password: PASSWORD })),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([204, 204, 204, 409]);
      expect(await app.dataSource.query("SELECT id FROM users WHERE role = 'role-admin'")).toHaveLength(1);
    });
  });
});
