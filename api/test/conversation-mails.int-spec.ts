import { randomUUID } from 'node:crypto';
import { CONVERSATION_MAIL, MESSAGE, MINUTE, toDisplayAlias } from '@ringtag/contracts';
import { LessThanOrEqual, MoreThan } from 'typeorm';
import { OutboxWorker } from '../src/delivery/outbox/outbox.worker';
import { OutboxEntity } from '../src/delivery/tables/outbox.entity';
import { ConversationNoticeEntity } from '../src/inbox/tables/conversation-notice.entity';
import { OwnerLinkEntity } from '../src/inbox/tables/owner-link.entity';
import { readMailedPath } from './support/answers-to';
import { eventually } from './support/eventually';
import { PlainBrowsing } from './support/plain-browsing';
import { newEmail, TestApp } from './support/test-app';
import type { Visitor } from './support/visitor';

type Mail = Awaited<ReturnType<TestApp['mail']['waitFor']>>;
const header = ({ headers }: Mail, name: string) => headers.find(({ key }) => key === name)?.value;

describe('Mails about a conversation', () => {
  let app: TestApp;
  let browse: PlainBrowsing;
  beforeAll(async () => {
    app = await TestApp.startWithPages({ TRUST_PROXY: '1' });
    browse = new PlainBrowsing(app);
  });
  afterAll(() => app.stop());

  let addresses = 0;
  /** Somebody who shares no limit of an address with the other tests. */
  const from = () => ({ 'x-forwarded-for': `198.51.${(addresses += 1)}.7` });

  const begin = async (message: object = {}) => {
    const alias = await app.code();
    const email = newEmail('owner');
    const owner = await app.owner(alias, email, { name: 'Ann Lee' });
    const visitor = app.visitor();
    const { formToken } = (await visitor.get(`/api/scan/${alias}`)).body;
    app.clock.advance(MESSAGE.formMinAge);
    const sent = { kind: 'message', body: 'I found your keys', formToken, ...message };
    const { body } = await visitor.post(`/api/scan/${alias}/messages`, sent, from());
    return { alias, email, owner, id: body.id as string, token: body.conversation as string };
  };
  const answer = (owner: Visitor, id: string, body: string) =>
    owner.post(`/api/conversations/${id}/messages`, { body, submission: randomUUID() });
  const writeOn = (token: string, body: string) =>
    app.visitor().post(`/api/conversation/${token}/messages`, { body, submission: randomUUID() }, from());
  const settled = async (template: 'message' | 'answer' | 'conversation-link', id: string) => {
    const due = { template, status: 'queued' as const, nextAt: LessThanOrEqual(app.clock.now()) };
    const isOpen = async () =>
      (await app.dataSource.manager.findBy(OutboxEntity, due)).some(
        ({ variables }) => variables['conversation'] === id,
      );
    while (await isOpen()) await new Promise((resolve) => setImmediate(resolve));
  };

  it('should tell the owner who wrote what, and lead to this conversation', async () => {
    const sender = { name: 'Zoë', email: 'zoe@example.com' };
    const { alias, email, owner } = await begin({ body: 'I found <b>your</b> keys', sender });
    const { subject, text, html } = await app.mail.waitFor(email, 2);
    expect(subject).toBe(`New message for ${toDisplayAlias(alias)}`);
    expect(text).toContain('Zoë:\n> I found <b>your</b> keys\n');
    expect(html).toContain('I found &lt;b&gt;your&lt;/b&gt; keys');
    expect(text).toMatch(/http:\/\/qr\.test\/conversation\/answer\/[\w-]{22}\n/);
    expect(text).toContain(`Sent through your QR code ${toDisplayAlias(alias)}:`);
    const [{ id }] = (await owner.get('/api/my-codes')).body.items;
    await owner.patch(`/api/my-codes/${id}`, { label: 'My keys' });
    await app.message(alias);
    expect((await app.mail.waitFor(email, 3)).text).not.toContain('My keys'); // An answer would quote it.
  });

  it('should quote 500 characters, and let no line of a text look like one of ours', async () => {
    const body = `Hi\u202e\n-- \nRingtag\u2028https://evil.example/${'🔑'.repeat(600)}`;
    const { email } = await begin({ body });
    const { text, html } = await app.mail.waitFor(email, 2);
    expect(text).toMatch(/:\n> Hi\[U\+202E\]\n> -- \n> Ringtag\n> https:\/\/evil\.example\/(🔑)+…\n/);
    expect(Array.from(text!.match(/🔑/gu)!).length).toBeLessThan(500);
    expect(html).not.toContain('href="https://evil');
    expect([html!.includes('[U+202E]'), `${text}${html}`.includes('\u202e')]).toEqual([true, false]);
  });

  it('should be one in ten minutes for a conversation, with all that was written since', async () => {
    const { email, token, id } = await begin();
    await app.mail.waitFor(email, 2);
    await writeOn(token, 'One more thing');
    await writeOn(token, 'And another');
    await settled('message', id);
    expect(app.mail.to(email)).toHaveLength(2);
    app.clock.advance(MESSAGE.noticeEvery);
    const { text } = await app.mail.waitFor(email, 3);
    expect(text).toContain('2 new messages');
    expect(text).toContain('> One more thing\n> \n> And another');
    expect(text).not.toContain('I found your keys');
  });

  it('should wait while the owner looks at the conversation, and not be sent when they see the message', async () => {
    const { email, owner, token, id } = await begin();
    const neighbour = await begin();
    const findNotice = async (of: string) =>
      (await app.dataSource.manager.findOneByOrFail(ConversationNoticeEntity, { id: of })).ownerNoticeAt;
    await app.mail.waitFor(email, 2);
    app.clock.advance(MESSAGE.noticeEvery);
    const see = (count: number) => owner.post(`/api/conversations/${id}/seen`, { count });
    await see(1);
    await writeOn(token, 'Are you there?');
    // Another one at the same time.
    const same = { ownerNoticeAt: await findNotice(id) };
    await app.dataSource.manager.update(ConversationNoticeEntity, { id: neighbour.id }, same);
    await see(2);
    app.clock.advance(CONVERSATION_MAIL.liveWait);
    await settled('message', id);
    expect(app.mail.to(email)).toHaveLength(2);
    // The mail that was not needed makes the next one wait for nothing.
    app.clock.advance(CONVERSATION_MAIL.liveFor);
    await writeOn(token, 'Bye');
    const { text } = await app.mail.waitFor(email, 3);
    expect(text).toContain('> Bye');
    expect(text).not.toContain('Are you there?');
    expect(await findNotice(neighbour.id)).not.toBeNull();
    app.clock.advance(MESSAGE.noticeEvery);
    await see(3);
    await writeOn(token, 'Not seen');
    expect(app.mail.to(email)).toHaveLength(3);
    app.clock.advance(CONVERSATION_MAIL.liveWait);
    expect((await app.mail.waitFor(email, 4)).text).toContain('> Not seen');
  });

  it('should bring what was written in its time when it is late, and leave the rest to the next one', async () => {
    const [one, other] = [await begin(), await begin()];
    for (const { email } of [one, other]) await app.mail.waitFor(email, 2);
    const isTried = async ({ id }: { id: string }) => {
      const tried = { template: 'message', status: 'queued', tries: MoreThan(0) } as const;
      const found = await app.dataSource.manager.findBy(OutboxEntity, tried);
      return found.some(({ variables }) => variables['conversation'] === id);
    };
    const pass = (time: number) => {
      app.clock.advance(time);
      app.app.nest.get(OutboxWorker).wake();
    };
    pass(MESSAGE.noticeEvery);
    app.mail.refusal = () => '451 4.3.0 Try again later';
    await writeOn(one.token, 'At the station');
    await writeOn(other.token, 'At the office');
    for (const each of [one, other]) await eventually(() => isTried(each), true);
    await writeOn(one.token, 'Platform two');
    await writeOn(other.token, 'Third floor');
    await other.owner.post(`/api/conversations/${other.id}/seen`, { count: 3 });
    app.mail.refusal = () => undefined;
    pass(MINUTE);
    const late = await app.mail.waitFor(one.email, 3);
    expect(late.text).toContain('> At the station');
    expect(late.text).not.toContain('Platform two');
    await settled('message', other.id);
    // The dropped mail must not be taken for the one in the queue.
    await writeOn(other.token, 'Room nine');
    const waiting = { recipient: other.email, template: 'message', status: 'queued' } as const;
    expect(await app.dataSource.manager.countBy(OutboxEntity, waiting)).toBe(1);
    pass(MESSAGE.noticeEvery);
    const next = await app.mail.waitFor(one.email, 4);
    expect(next.text).toContain('> Platform two');
    expect(next.text).not.toContain('Third floor');
    expect((await app.mail.waitFor(other.email, 3)).text).toContain('> Room nine');
  });

  it('should bring the sender the link and the answers, and show the address to nobody (MAIL-4)', async () => {
    const answersTo = newEmail('hidden');
    const { alias, email, owner, id, token } = await begin({ answersTo });
    const link = await app.mail.waitFor(answersTo);
    expect(`${link.text}${link.html}`).not.toMatch(/I found|Ann Lee/);
    const mailed = readMailedPath(link);
    expect(await browse.post(app.visitor(), mailed, {})).toMatchObject({
      status: 303,
      location: `/conversation/${token}`,
    });
    await answer(owner, id, 'Where are you?');
    const { subject, text } = await app.mail.waitFor(answersTo, 2);
    expect(subject).toBe(`New reply about ${toDisplayAlias(alias)}`);
    expect(text).toContain('Ann Lee:\n> Where are you?\n');
    expect(text).toContain(`http://qr.test/conversation/${token}\n`);
    await answer(owner, id, 'Hello?');
    app.clock.advance(MESSAGE.noticeEvery);
    expect((await app.mail.waitFor(answersTo, 3)).text).toContain('> Hello?');
    expect(app.mail.to(answersTo)).toHaveLength(3);

    const admin = await app.admin();
    const seen = await Promise.all([
      ...['/api/messages', `/api/conversations/${id}`, '/api/messages.csv', '/api/user/export'].map((path) =>
        owner.get(path),
      ),
      app.visitor().get(`/api/conversation/${token}`),
      app.visitor().get(`/conversation/${token}`),
      admin.get('/api/mails?pageSize=100'),
    ]);
    for (const { status, bytes } of seen)
      expect([status, bytes.toString().includes(answersTo)]).toEqual([200, false]);
    const outbox = await app.dataSource.manager.find(OutboxEntity);
    expect(JSON.stringify(outbox)).not.toContain(answersTo);
    expect(app.logs.join('')).not.toContain(answersTo);
    // Nor is any address of one side in a mail to the other: in a header, a part or a quoted text.
    const texts = (to: string) => JSON.stringify(app.mail.to(to));
    expect(texts(email)).not.toContain(answersTo);
    expect(texts(answersTo)).not.toContain(email);
    expect(texts(email)).not.toContain(token);
  });

  it('should be kept together in one thread for each side (MAIL-4)', async () => {
    const answersTo = newEmail('hidden');
    const { email, owner, id, token } = await begin({ answersTo });
    await answer(owner, id, 'Hello');
    const [first, second] = [await app.mail.waitFor(answersTo, 1), await app.mail.waitFor(answersTo, 2)];
    app.clock.advance(MESSAGE.noticeEvery);
    await writeOn(token, 'Hi');
    const [third, fourth] = [await app.mail.waitFor(email, 2), await app.mail.waitFor(email, 3)];
    const threads = [first, second, third, fourth].map((mail) => header(mail, 'references'));
    expect(threads[0]).toMatch(/^<[\w-]{22}@qr\.test>$/);
    expect([threads[1], threads[3]]).toEqual([threads[0], threads[2]]);
    expect(threads[2]).not.toBe(threads[0]);
    expect(new Set([first, second, third, fourth].map(({ messageId }) => messageId)).size).toBe(4);
  });

  it('should end with one click: for a code, for all codes of the owner, and for the sender (MAIL-4)', async () => {
    const answersTo = newEmail('hidden');
    const neighbour = await app.owner(await app.code(), newEmail());
    const { alias, email, owner, id, token } = await begin({ answersTo });
    const [second, former] = (await app.codes(2)) as [string, string];
    await owner.post(`/api/scan/${former}/activate`, {});
    await owner.post(`/api/scan/${former}/unactivate`);
    await owner.post(`/api/scan/${second}/activate`, {});
    const pathIn = (mail: Mail) =>
      /<http:\/\/qr\.test(\/conversation\/mails\/[\w-]+)>/.exec(header(mail, 'list-unsubscribe')!)![1]!;
    const ofOwner = await app.mail.waitFor(email, 2);
    expect(header(ofOwner, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const notify = async (by = owner) =>
      (await by.get('/api/my-codes')).body.items.map((code: { notify: string }) => code.notify);
    // Opening it changes nothing: mail programs open links.
    const page = await browse.open(app.visitor(), pathIn(ofOwner));
    expect([page.status, page.html.includes('Stop emails about all my codes')]).toEqual([200, true]);
    expect(new Set(await notify())).toEqual(new Set(['always']));
    const click = { 'List-Unsubscribe': 'One-Click' };
    expect((await browse.post(app.visitor(), pathIn(ofOwner), click)).status).toBe(200);
    expect((await notify()).sort()).toEqual(['always', 'never']);
    await writeOn(token, 'Nobody is told');
    await browse.post(app.visitor(), pathIn(ofOwner), { all: 'yes' });
    expect(new Set(await notify())).toEqual(new Set(['never']));
    // Codes of others, and codes that the owner gave up, keep their setting.
    expect(await notify(neighbour)).toEqual(['always']);
    const { codes } = (await owner.get('/api/user/export')).body;
    expect(codes.find((code: { alias: string }) => code.alias === former).notify).toBe('always');
    const ofSender = await app.mail.waitFor(answersTo);
    expect((await browse.open(app.visitor(), pathIn(ofSender))).html).toContain(toDisplayAlias(alias));
    const multipart = { 'content-type': 'multipart/form-data; boundary=x' };
    const field = 'Content-Disposition: form-data; name="List-Unsubscribe"';
    const body = `--x\r\n${field}\r\n\r\nOne-Click\r\n--x--\r\n`;
    expect((await app.visitor().send('POST', pathIn(ofSender), body, multipart)).status).toBe(200);
    await answer(owner, id, 'Hello');
    await settled('answer', id);
    expect(app.mail.to(answersTo)).toHaveLength(1);
    const right = pathIn(ofSender).slice(20);
    for (const wrong of ['x', right.slice(0, -1) + (right.endsWith('A') ? 'B' : 'A')])
      expect((await browse.post(app.visitor(), `/conversation/mails/${wrong}`, click)).status).toBe(404);
  });

  it('should be asked for and ended on the page of the conversation, in the language of the page', async () => {
    const { owner, id, token } = await begin();
    const address = newEmail('hidden');
    const [path, give] = [`/conversation/${token}`, '1'];
    for (const typed of ['nobody', '']) {
      const wrong = await browse.post(app.visitor(), `${path}/answers-to`, { address: typed, give });
      expect([wrong.status, wrong.html.includes(`value="${typed}"`)]).toEqual([400, true]);
    }
    expect((await browse.open(app.visitor(), path)).html).not.toContain('We email replies');
    const set = await browse.post(app.visitor(), `${path}/answers-to?locale=de`, { address, give }, from());
    expect([set.status, set.location]).toEqual([303, `${path}?locale=de`]);
    expect((await app.mail.waitFor(address)).subject).toContain('Ihre Unterhaltung zu');
    const page = (await browse.open(app.visitor(), path)).html;
    expect([page.includes('We email replies'), page.includes(address)]).toEqual([true, false]);
    // Only the form that ends them does: an empty address to be given leaves them as they were.
    expect((await browse.post(app.visitor(), `${path}/answers-to`, { address: '', give })).status).toBe(400);
    expect((await browse.open(app.visitor(), path)).html).toContain('We email replies');
    const ended = await browse.post(app.visitor(), `${path}/answers-to`, {});
    expect([ended.status, ended.location]).toEqual([303, path]);
    expect((await browse.open(app.visitor(), path)).html).not.toContain('We email replies');
    // A second address gets answers, but no mail with the link.
    const other = newEmail('hidden');
    await browse.post(app.visitor(), `${path}/answers-to`, { address: other, give }, from());
    await answer(owner, id, 'Hello');
    expect((await app.mail.waitFor(other)).subject).toContain('New reply');
    expect(app.mail.to(address)).toHaveLength(1);
  });

  it('should leave nothing when the conversation is deleted, and bring no new link to whoever lost theirs', async () => {
    const answersTo = newEmail('hidden');
    const { owner, id } = await begin({ answersTo });
    await app.mail.waitFor(answersTo);
    await owner.post(`/api/conversations/${id}/link`);
    await answer(owner, id, 'Hello');
    await settled('answer', id);
    expect(app.mail.to(answersTo)).toHaveLength(1);
    await owner.delete(`/api/messages/${id}`);
    expect(await app.dataSource.manager.countBy(ConversationNoticeEntity, { id })).toBe(0);
    expect(await app.dataSource.manager.countBy(OwnerLinkEntity, { conversationId: id })).toBe(0);
  });
});
