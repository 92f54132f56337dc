import { randomUUID } from 'node:crypto';
import { CONVERSATION_MAIL, MINUTE, OWNER_LINK, toDisplayAlias } from '@ringtag/contracts';
import { UserEntity } from '../src/accounts/tables/user.entity';
import { ConversationsService } from '../src/inbox/conversations/conversations.service';
import { OwnerLinkEntity } from '../src/inbox/tables/owner-link.entity';
import { TransactionRunner } from '../src/platform/database/transaction-runner';
import { Housekeeping } from '../src/platform/housekeeping/housekeeping';
import { PlainBrowsing, readHeading } from './support/plain-browsing';
import { newEmail, TestApp } from './support/test-app';
import type { Visitor } from './support/visitor';

const OVER = 'No conversation here';

describe('The link in a mail to an owner', () => {
  let app: TestApp;
  let browse: PlainBrowsing;
  beforeAll(async () => {
    app = await TestApp.startWithPages({ TRUST_PROXY: '1' });
    browse = new PlainBrowsing(app);
  });
  afterAll(() => app.stop());

  const linkIn = (text = '') => /http:\/\/qr\.test(\/conversation\/answer\/[\w-]{22})/.exec(text)![1]!;
  const begin = async (message: object = {}) => {
    const alias = await app.code();
    const email = newEmail('owner');
    const owner = await app.owner(alias, email, { name: 'Ann' });
    const { body } = await app.message(alias, { body: 'I found your keys', ...message });
    const path = linkIn((await app.mail.waitFor(email, 2)).text);
    return { alias, email, owner, id: body.id as string, token: body.conversation as string, path };
  };
  const open = async (path: string, browser = app.visitor()) => {
    await browse.post(browser, `${path}/open`, {});
    return browser;
  };
  const write = (browser: Visitor, path: string, body: string) =>
    browse.post(browser, path, { body, submission: randomUUID() });
  const see = (browser: Visitor, path: string) => browse.open(browser, path);

  it('should name the code as its owner does, on this side alone', async () => {
    const { alias, owner, token, path } = await begin();
    const browser = await open(path);
    expect((await see(browser, path)).html).toContain(`QR code ${toDisplayAlias(alias)}</bdi>`);
    const [{ id }] = (await owner.get('/api/my-codes')).body.items;
    await owner.patch(`/api/my-codes/${id}`, { label: 'Blue bag' });
    expect((await see(browser, path)).html).toContain('<bdi>Sent through your QR code Blue bag</bdi>');
    const others = [`/conversation/${token}`, `/api/conversation/${token}`, `/scan/${alias}`];
    for (const other of others) {
      const { bytes } = await app.visitor().get(other);
      expect(bytes.toString()).toContain(other.includes('scan') ? 'Ann' : 'I found your keys');
      expect(bytes.toString()).not.toContain('Blue bag');
    }
  });

  it('should lead from the mailbox to an answer without a password (LNK-11)', async () => {
    const { owner, id, token, path } = await begin({ sender: { name: 'Zoë' } });
    const browser = app.visitor();
    const closed = await see(browser, path);
    expect([closed.status, readHeading(closed.html)]).toEqual([200, 'A message for you']);
    // Mail programs open links: nothing is shown, and nothing changes.
    expect(closed.html).not.toMatch(/keys|Zoë/);
    expect((await owner.get(`/api/messages/${id}`)).body.readAt).toBeNull();
    expect([closed.headers.get('cache-control'), closed.headers.get('referrer-policy')]).toEqual([
      'no-store',
      'no-referrer',
    ]);
    expect((await browse.post(browser, `${path}/open`, {})).location).toBe(path);
    const page = await see(browser, path);
    expect(readHeading(page.html)).toBe('<bdi>Conversation with Zoë</bdi>');
    expect(page.html).toContain('I found your keys');
    // Its script polls, and has no need to know where the owner is.
    expect(page.html).toMatch(/data-reader="owner"/);
    expect(page.html).not.toContain('/events"');
    expect(page.headers.get('permissions-policy')).toBe('geolocation=()');
    expect((await owner.get(`/api/messages/${id}`)).body.readAt).not.toBeNull();
    const refused = await write(browser, path, ' ');
    expect([refused.status, refused.html.includes('Write a message')]).toEqual([400, true]);
    expect((await write(browser, path, 'Thank you!')).location).toBe(path);
    const { body } = await app.visitor().get(`/api/conversation/${token}`);
    expect(body.messages[1]).toMatchObject({ side: 'owner', body: 'Thank you!' });
    expect(body.ownerSeen).toBe(2);
  });

  it('should name a sender without a name by the number', async () => {
    const { path } = await begin();
    const page = await see(await open(path), path);
    expect(page.html).toContain('<bdi>Finder 1</bdi>');
  });

  it('should open nothing else: no inbox, no profile, no session (LNK-11)', async () => {
    const { path } = await begin();
    const { path: elsewhere } = await begin();
    const browser = await open(path);
    expect(browser.cookie).toBeUndefined();
    for (const other of ['/api/user/me', '/api/messages', '/api/my-codes'])
      expect((await browser.get(other)).status).toBe(401);
    expect(readHeading((await see(browser, elsewhere)).html)).toBe('A message for you');
  });

  it('should be opened by one of two browsers that press at the same time (LNK-11)', async () => {
    const { owner, id, token, path } = await begin();
    const browsers = Array.from({ length: 6 }, () => app.visitor());
    await Promise.all(browsers.map((browser) => open(path, browser)));
    const headings = await Promise.all(
      browsers.map(async (browser) => readHeading((await see(browser, path)).html)),
    );
    expect(headings.filter((heading) => heading !== 'Opened in another browser')).toEqual([
      '<bdi>A message for you</bdi>',
    ]);
    const loser = browsers[headings.indexOf('Opened in another browser')]!;
    expect((await write(loser, path, 'It is me')).status).toBe(404);
    expect((await browse.post(loser, `${path}/seen`, { count: '1' })).status).toBe(404);
    const written = { body: 'Are you there?', submission: randomUUID() };
    await app.visitor().post(`/api/conversation/${token}/messages`, written);
    await open(path, loser);
    expect(readHeading((await see(loser, path)).html)).toBe('Opened in another browser');
    expect((await owner.get(`/api/messages/${id}`)).body.readAt).toBeNull();
  });

  it('should be mailed again for another browser, once for presses at the same time (LNK-11)', async () => {
    const { email, id, path } = await begin();
    await open(path);
    const other = app.visitor();
    const elsewhere = await see(other, path);
    expect([elsewhere.html.includes('keys'), readHeading(elsewhere.html)]).toEqual([
      false,
      'Opened in another browser',
    ]);
    const pressed = await Promise.all(
      Array.from({ length: 4 }, () => browse.post(app.visitor(), `${path}/fresh`, {})),
    );
    expect(new Set(pressed.map(({ status, html }) => `${status} ${html.includes(email)}`))).toEqual(
      new Set(['200 false']),
    );
    const fresh = linkIn((await app.mail.waitFor(email, 3)).text);
    expect(fresh).not.toBe(path);
    expect(await app.dataSource.manager.countBy(OwnerLinkEntity, { conversationId: id })).toBe(2);
    await open(fresh, other);
    expect((await see(other, fresh)).html).toContain('I found your keys');
    expect((await see(other, path)).html).not.toContain('I found your keys');
    for (let i = 1; i < OWNER_LINK.fresh.max; i += 1) {
      app.clock.advance(2 * MINUTE);
      await browse.post(app.visitor(), `${path}/fresh`, {});
      await app.mail.waitFor(email, 3 + i);
    }
    app.clock.advance(2 * MINUTE);
    expect((await browse.post(app.visitor(), `${path}/fresh`, {})).status).toBe(429);
  });

  it('should thank the sender once the conversation is solved', async () => {
    const { token, path } = await begin();
    const browser = await open(path);
    const thanks = `${path}/thanks`;
    expect((await see(browser, path)).html).not.toContain(thanks);
    expect((await browse.post(browser, thanks, {})).location).toBe(path);
    expect((await app.visitor().get(`/api/conversation/${token}`)).body.thanked).toBe(false);
    await app.visitor().put(`/api/conversation/${token}/solved`, {});
    expect((await see(browser, path)).html).toContain(thanks);
    expect((await browse.post(app.visitor(), thanks, {})).status).toBe(404);
    expect((await browse.post(browser, thanks, {})).location).toBe(path);
    expect((await see(browser, path)).html).toContain('You said thank you.');
    expect((await app.visitor().get(`/api/conversation/${token}`)).body.thanked).toBe(true);
  });

  it('should mail nothing before it was opened, and offer to open it', async () => {
    const { email, path } = await begin();
    const asked = await browse.post(app.visitor(), `${path}/fresh`, {});
    expect([asked.status, asked.location]).toEqual([303, path]);
    expect(app.mail.to(email)).toHaveLength(2);
  });

  it.each<[string, (begun: Awaited<ReturnType<typeof begin>>) => Promise<unknown>]>([
    ['the message was deleted', ({ owner, id }) => owner.delete(`/api/messages/${id}`)],
    ['the code was given up', ({ owner, alias }) => owner.post(`/api/scan/${alias}/unactivate`)],
    [
      'the code has another owner',
      async ({ owner, alias }) => {
        await owner.post(`/api/scan/${alias}/unactivate`);
        await app.owner(alias, newEmail());
      },
    ],
    ['the sender was blocked', ({ owner, id }) => owner.post('/api/blocked-senders', { messageId: id })],
    ['the owner signed out everywhere', ({ owner }) => owner.post('/api/user/sessions/revoke-others')],
    [
      'the account was blocked',
      ({ email }) => app.dataSource.manager.update(UserEntity, { email }, { blockedAt: new Date() }),
    ],
  ])('should open nothing once %s (LNK-11)', async (_, end) => {
    const begun = await begin({ sender: { email: newEmail('sender') } });
    const browser = await open(begun.path);
    expect((await see(browser, begun.path)).status).toBe(200);
    await end(begun);
    const answers = [
      await see(browser, begun.path),
      await see(app.visitor(), begun.path),
      await write(browser, begun.path, 'Too late'),
      await browse.post(browser, `${begun.path}/open`, {}),
      await browse.post(browser, `${begun.path}/seen`, { count: '1' }),
      await browse.post(browser, `${begun.path}/fresh`, {}),
      await see(browser, '/conversation/answer/AAAAAAAAAAAAAAAAAAAAAA'),
    ];
    expect(answers.map(({ status, html }) => `${status} ${readHeading(html)}`)).toEqual(
      Array(7).fill(`404 ${OVER}`),
    );
  });

  it('should begin no transaction when its page says again what was shown', async () => {
    const { owner, id, path } = await begin();
    const browser = await open(path);
    const see = () => browse.post(browser, `${path}/seen`, { count: '1' });
    const run = jest.spyOn(app.app.nest.get(TransactionRunner), 'run');
    for (let i = 0; i < 5; i += 1) expect((await see()).status).toBe(303);
    expect(run).not.toHaveBeenCalled();
    app.clock.advance(CONVERSATION_MAIL.lookNotedEvery);
    await see();
    expect(run).toHaveBeenCalledTimes(1);
    run.mockRestore();
    await owner.patch(`/api/messages/${id}`, { read: false });
    await see();
    expect((await owner.get(`/api/messages/${id}`)).body.readAt).not.toBeNull();
  });

  it('should not take for read what was written while a page said what it had shown', async () => {
    const { alias, owner, id, token, path } = await begin();
    const browser = await open(path);
    const { body: other } = await app.message(alias);
    const send = async (body: string) => {
      const written = { body, submission: randomUUID() };
      expect((await app.visitor().post(`/api/conversation/${token}/messages`, written)).status).toBe(201);
    };
    const see = (count: string) => browse.post(browser, `${path}/seen`, { count });
    const isRead = async (of = id) => (await owner.get(`/api/messages/${of}`)).body.readAt !== null;
    await send('And a purse');
    jest
      .spyOn(app.app.nest.get(ConversationsService), 'markSeen')
      .mockImplementationOnce(() => send('And a phone'));
    await see('2');
    expect(await isRead()).toBe(false);
    await see('3');
    expect([await isRead(), await isRead(other.id)]).toEqual([true, false]);
  });

  it('should open nothing after seven days, and be gone after housekeeping (LNK-11)', async () => {
    const { id, path } = await begin();
    const browser = await open(path);
    app.clock.advance(OWNER_LINK.life - MINUTE);
    expect((await see(browser, path)).status).toBe(200);
    app.clock.advance(2 * MINUTE);
    expect((await see(browser, path)).status).toBe(404);
    await app.app.nest.get(Housekeeping).sweep();
    expect(await app.dataSource.manager.countBy(OwnerLinkEntity, { conversationId: id })).toBe(0);
  });

  it('should take or refuse each answer while the code is being given up, and none after it', async () => {
    const { alias, owner, id, path } = await begin();
    const browser = await open(path);
    const writes = Array.from({ length: 6 }, (_, i) => write(browser, path, `Number ${i}`));
    const [answers] = await Promise.all([Promise.all(writes), owner.post(`/api/scan/${alias}/unactivate`)]);
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status !== 303 && status !== 404)).toEqual([]);
    expect((await write(browser, path, 'Too late')).status).toBe(404);
    const { body } = await owner.get(`/api/conversations/${id}`);
    expect(body.messageCount).toBe(1 + statuses.filter((status) => status === 303).length);
  });

  it('should take no form of another site (LNK-11)', async () => {
    const { path } = await begin();
    const headers = { 'sec-fetch-site': 'cross-site' };
    for (const way of ['/open', '/fresh', '/seen', ''])
      expect((await browse.post(app.visitor(), path + way, { body: 'x', count: '1' }, headers)).status).toBe(
        403,
      );
    expect(readHeading((await see(app.visitor(), path)).html)).toBe('A message for you');
  });

  it('should be kept as a hash, and be forgotten with the browser on a shared computer (LNK-11)', async () => {
    const { id, path } = await begin();
    const browser = app.visitor();
    browser.shared = 'shared-computer=yes';
    const { headers } = await browse.post(browser, `${path}/open`, {});
    const [cookie] = headers.getSetCookie();
    expect(cookie).toMatch(/^answers=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/);
    const row = await app.dataSource.manager.findOneByOrFail(OwnerLinkEntity, { conversationId: id });
    expect(JSON.stringify(row)).not.toContain(path.slice(-22));
    expect(JSON.stringify(row)).not.toContain(browser.answers!.slice(8));
    const own = await browse.post(app.visitor(), `${(await begin()).path}/open`, {});
    expect(own.headers.getSetCookie()[0]).toContain('Expires=');
  });
});
