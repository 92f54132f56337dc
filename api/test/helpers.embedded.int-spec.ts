import { HELPERS, toDisplayAlias } from '@ringtag/contracts';
import { Housekeeping } from '../src/platform/housekeeping/housekeeping';
import { answer, newHelped } from './support/helpers';
import { PlainBrowsing, readHeading } from './support/plain-browsing';
import { newEmail, TestApp } from './support/test-app';
import type { Visitor } from './support/visitor';

const BY_MAIL = { kind: 'message', mail: true, push: false };

describe('People who help an owner to answer', () => {
  let app: TestApp;
  let browse: PlainBrowsing;
  beforeAll(async () => {
    app = await TestApp.startWithPages();
    browse = new PlainBrowsing(app);
  });
  afterAll(() => app.stop());

  const linkIn = (text = '') => /http:\/\/qr\.test(\/conversation\/answer\/[\w-]{22})/.exec(text)![1]!;
  const show = (visitor: Visitor, token: string) => visitor.get(`/api/helper-invitations/${token}`);

  it('should invite by a mail that holds nothing typed, and tell the invited who asks', async () => {
    const { alias, owner, codeId, email, invited, list } = await newHelped(app);
    await owner.patch(`/api/my-codes/${codeId}`, { label: 'Blue bag' });
    const member = await app.member();
    const token = await invited(member.email);
    const mail = app.mail.to(member.email).at(-1)!;
    expect(mail.subject).toBe(`Invitation to help with ${toDisplayAlias(alias)}`);
    expect(`${mail.text}${mail.html}`).not.toMatch(/Ann|Blue bag/);
    expect(`${mail.text}${mail.html}`).not.toContain(email);
    expect((await show(member.visitor, token)).body).toEqual({ alias, ownerName: 'Ann', accepted: false });
    expect(await list()).toMatchObject([{ email: member.email, name: null, consentedAt: null }]);
  });

  it('should answer the same for an address with an account and one without', async () => {
    const { invite } = await newHelped(app);
    const known = await invite((await app.member()).email);
    const unknown = await invite(newEmail('nobody'));
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
  });

  it('should let somebody sign up with the invited address and accept', async () => {
    const { invited, write } = await newHelped(app);
    const email = newEmail('new');
    const token = await invited(email);
    const { visitor } = await app.member(undefined, email);
    expect((await visitor.post(`/api/helper-invitations/${token}/accept`)).status).toBe(204);
    const { id } = await write();
    expect((await visitor.get(`/api/conversations/${id}`)).status).toBe(200);
  });

  it('should let nobody else use an invitation, nor anybody after seven days', async () => {
    const { owner, invited } = await newHelped(app);
    const { visitor, email } = await app.member();
    const other = (await app.member()).visitor;
    const token = await invited(email);
    for (const who of [other, owner, await app.admin()])
      for (const answered of [
        await show(who, token),
        await who.post(`/api/helper-invitations/${token}/accept`),
      ])
        expect(answered.body.code).toBe(who === owner ? 'invalid_link' : 'not_found');
    expect((await show(app.visitor(), token)).status).toBe(401);
    app.clock.advance(HELPERS.invitationLife);
    const again = (await app.member(undefined, email)).visitor;
    expect((await show(again, token)).body.code).toBe('link_expired');
    await app.app.nest.get(Housekeeping).sweep();
    expect((await again.post(`/api/helper-invitations/${token}/accept`)).body.code).toBe('link_expired');
    expect(visitor).toBeDefined();
  });

  it('should replace the link of an invitation that is sent again, and end one that is taken back', async () => {
    const { owner, invited, list, path } = await newHelped(app);
    const { visitor, email } = await app.member();
    const first = await invited(email);
    const second = await invited(email);
    expect((await show(visitor, first)).body.code).toBe('invalid_link');
    const [{ id }] = await list();
    expect((await owner.delete(`${path}/${id}`)).status).toBe(204);
    expect((await show(visitor, second)).body.code).toBe('invalid_link');
  });

  it('should refuse the own address', async () => {
    const { invite, email } = await newHelped(app);
    expect((await invite(email)).body).toMatchObject({ code: 'own_address' });
  });

  it('should show a helper older and new conversations, and who answered', async () => {
    const code = await newHelped(app);
    const before = await code.write('Before');
    const { helper } = await code.join('Ben');
    const after = await code.write('After');
    const { items, total } = (await helper.get('/api/helping/messages')).body;
    expect([total, items.map(({ id }: { id: string }) => id)]).toEqual([2, [after.id, before.id]]);
    expect(items[0]).toMatchObject({ helping: { name: 'Ann' }, code: { alias: code.alias } });
    expect((await answer(helper, before.id, 'From Ben')).status).toBe(201);
    expect((await answer(code.owner, before.id, 'From Ann')).status).toBe(201);
    const authors = async (who: Visitor) =>
      (await who.get(`/api/conversations/${before.id}`)).body.messages.map(
        ({ author }: { author?: object }) => author,
      );
    expect(await authors(code.owner)).toEqual([undefined, { name: 'Ben', isOwner: false }, undefined]);
    expect(await authors(helper)).toEqual([undefined, undefined, { name: 'Ann', isOwner: true }]);
    const [listed] = (await helper.get('/api/helping/messages?q=before')).body.items;
    expect(listed.lastMessage).toEqual({
      side: 'owner',
      body: 'From Ann',
      author: { name: 'Ann', isOwner: true },
    });
  });

  it('should show the finder one counterpart: no name, address or id of a helper anywhere', async () => {
    const code = await newHelped(app);
    const { helper, email } = await code.join('Zebulon');
    const { token, id } = await code.write('Keys', { answersTo: 'finder@example.com' });
    await answer(helper, id, 'On our way');
    const { body } = await helper.get('/api/user/me');
    const seen = [
      await app.visitor().get(`/api/conversation/${token}`),
      await app.visitor().get(`/conversation/${token}`),
      await app.visitor().get(`/scan/${code.alias}`),
      await app.visitor().get(`/api/scan/${code.alias}`),
    ].map(({ bytes }) => bytes.toString());
    const mails = app.mail.to('finder@example.com').map((mail) => JSON.stringify(mail));
    for (const text of [...seen, ...mails]) {
      expect(text).not.toContain('Zebulon');
      expect(text).not.toContain(email);
      expect(text).not.toContain(body.id);
    }
    expect(seen[0]).not.toContain('author');
    expect(seen[0]).toContain('On our way');
  });

  it('should say on the page of such a code, and of no other, that helpers may read', async () => {
    const code = await newHelped(app);
    const scan = async () => (await app.visitor().get(`/api/scan/${code.alias}`)).body.owner;
    const open = async () => (await app.visitor().get(`/scan/${code.alias}`)).bytes.toString();
    const says = async () => (await open()).includes('The owner’s helpers may read it, too.');
    expect(await says()).toBe(false);
    expect(await scan()).not.toHaveProperty('helped');
    const { helpId } = await code.join();
    expect((await scan()).helped).toBe(true);
    expect(await says()).toBe(true);
    await code.owner.delete(`${code.path}/${helpId}`);
    expect(await scan()).not.toHaveProperty('helped');
  });

  it('should mail each reader in their language, by a switch and a link of their own', async () => {
    const code = await newHelped(app);
    const { helper, email, helpId } = await code.join();
    await helper.patch('/api/user/me', { locale: 'de' });
    const { id } = await code.write('Found it');
    const mail = await app.mail.waitFor(email, app.mail.to(email).length + 1);
    expect(mail.text).toContain('für den Sie mit antworten');
    expect(await app.mail.waitFor(code.email, 3)).toMatchObject({
      subject: expect.stringContaining('New message'),
    });
    const path = linkIn(mail.text);
    const browser = app.visitor();
    await browse.post(browser, `${path}/open`, {});
    expect((await code.owner.get(`/api/messages/${id}`)).body.readAt).toBeNull();
    const page = (await browse.open(browser, path)).html;
    expect(page).toContain('Found it');
    await browse.post(browser, path, { body: 'By link', submission: '01930000-0000-7000-8000-000000000001' });
    // What a helper has answered is still new to the owner.
    expect((await code.owner.get(`/api/messages/${id}`)).body.readAt).toBeNull();
    expect((await code.owner.get(`/api/conversations/${id}`)).body.messages[1]).toMatchObject({
      body: 'By link',
      author: { name: 'Ben', isOwner: false },
    });
    // Thanks are the owner's.
    await helper.put(`/api/conversations/${id}/solved`);
    expect((await browse.post(browser, `${path}/thanks`, {})).status).toBe(404);
    await code.owner.delete(`${code.path}/${helpId}`);
    const gone = await browse.open(browser, path);
    expect([gone.status, readHeading(gone.html)]).toEqual([404, 'No conversation here']);
  });

  it('should end the mails of a helper alone, by the switch or the link in the mail', async () => {
    const code = await newHelped(app);
    const { helper, email, helpId } = await code.join();
    await code.write();
    const mail = await app.mail.waitFor(email, app.mail.to(email).length + 1);
    const stop = /(\/conversation\/mails\/[\w-]+)/.exec(mail.text!)![1]!;
    expect((await browse.open(app.visitor(), stop)).html).toContain('which you’re helping to reply to');
    await browse.post(app.visitor(), stop, {});
    expect((await helper.get('/api/helping')).body.codes[0].alerts[0]).toEqual({
      kind: 'message',
      mail: false,
      push: true,
    });
    const [{ notify }] = (await code.owner.get('/api/my-codes')).body.items;
    expect(notify).toBe('always');
    expect((await helper.patch(`/api/helping/${helpId}`, BY_MAIL)).status).toBe(204);
    expect((await helper.get('/api/helping')).body.codes[0].alerts[0]).toEqual(BY_MAIL);
  });

  it('should let a helper read, answer and solve, and do nothing else', async () => {
    const code = await newHelped(app);
    const { helper, helpId } = await code.join();
    const { id } = await code.write();
    const five = {
      stranger: app.visitor(),
      owner: code.owner,
      helper,
      revoked: (await code.join('Rex')).helper,
      admin: await app.admin(),
    };
    const rex = (await five.revoked.get('/api/helping')).body.codes[0].id;
    await code.owner.delete(`${code.path}/${rex}`);
    const scan = `/api/scan/${code.alias}`;
    const item = `/api/my-codes/${code.codeId}`;
    const text = { body: 'Hello', submission: '01930000-0000-7000-8000-000000000002' };
    const allowed: [string, string, object?][] = [
      ['GET', `/api/conversations/${id}`],
      ['GET', `/api/messages/${id}`],
      ['POST', `/api/conversations/${id}/messages`, text],
      ['POST', `/api/conversations/${id}/seen`, { count: 1 }],
      ['PUT', `/api/conversations/${id}/solved`],
      ['DELETE', `/api/conversations/${id}/solved`],
    ];
    const refused: [string, string, object?][] = [
      ['PATCH', `/api/messages/${id}`, { read: true }],
      ['POST', `/api/messages/${id}/report`],
      ['POST', `/api/conversations/${id}/link`],
      ['POST', `/api/conversations/${id}/thanks`, {}],
      ['PUT', `/api/conversations/${id}/phone`],
      ['DELETE', `/api/conversations/${id}/phone`],
      ['POST', '/api/blocked-senders', { messageId: id }],
      ['GET', item],
      ['GET', `${item}/scans`],
      ['GET', `${item}/qr.svg`],
      ['PATCH', item, { status: 'inactive' }],
      ['PUT', `${item}/page`, { pageKind: 'contact' }],
      ['GET', `${item}/helpers`],
      ['POST', `${item}/helpers`, { email: newEmail('mine') }],
      ['DELETE', `${item}/helpers/${helpId}`],
      ['POST', `${scan}/unactivate`],
      ['DELETE', `/api/messages/${id}`],
    ];
    const ask = async (who: Visitor, [method, path, body]: [string, string, object?]) =>
      (await who.send(method, path, body)).status;
    for (const each of [...allowed, ...refused]) {
      const { stranger, revoked, admin } = five;
      expect([each[1], await ask(stranger, each), await ask(revoked, each), await ask(admin, each)]).toEqual([
        ...[each[1], 401, 404, 404],
      ]);
    }
    for (const each of refused) expect([each, await ask(helper, each)]).toEqual([each, 404]);
    for (const each of allowed) expect([each, (await ask(helper, each)) < 300]).toEqual([each, true]);
    const own: [string, string, object?][] = [
      ['PATCH', `/api/helping/${helpId}`, BY_MAIL],
      ['DELETE', `/api/helping/${helpId}`],
    ];
    for (const each of own) {
      for (const who of [five.owner, five.revoked, five.admin]) expect(await ask(who, each)).toBe(404);
      expect(await ask(five.stranger, each)).toBe(401);
      expect(await ask(helper, each)).toBe(204);
    }
    for (const who of [helper, five.revoked])
      expect((await who.get('/api/helping/messages')).body).toMatchObject({ items: [], total: 0 });
    expect((await helper.get('/api/messages.csv')).bytes.toString()).not.toContain('I found');
  });

  it('should keep contact details of senders from helpers, as the form promises', async () => {
    const code = await newHelped(app);
    const { helper } = await code.join();
    const sender = { name: 'Zoë', email: 'zoe@example.com', phone: '+49 170 1234567' };
    const { id, token } = await code.write('Call me', { sender });
    await app.visitor().put(`/api/conversation/${token}/phone`, { phone: '+49 171 7654321' });
    expect((await code.owner.get(`/api/conversations/${id}`)).body.senderPhone).toBe('+49 171 7654321');
    for (const path of [`/api/messages/${id}`, '/api/helping/messages', `/api/conversations/${id}`]) {
      const text = (await helper.get(path)).bytes.toString();
      expect(text).toContain('Call me');
      expect(text).not.toMatch(/zoe@|1234567|7654321/);
    }
  });

  it('should leave what is held to the owner', async () => {
    const code = await newHelped(app);
    const { helper } = await code.join();
    await code.owner.patch(`/api/my-codes/${code.codeId}`, { holdsUnproved: true });
    const { id } = await code.write();
    expect((await helper.get(`/api/conversations/${id}`)).status).toBe(404);
    expect((await helper.get('/api/helping/messages')).body.total).toBe(0);
    await code.owner.post('/api/messages/bulk', { ids: [id], action: 'release' });
    expect((await helper.get(`/api/conversations/${id}`)).status).toBe(200);
  });
});
