import { randomUUID } from 'node:crypto';
import { MESSAGE, SETTINGS } from '@ringtag/contracts';
import { OutboxEntity } from '../src/delivery/tables/outbox.entity';
import { type AnswersToActs, newAnswersTo, readMailedPath } from './support/answers-to';
import { EventReader } from './support/event-reader';
import { eventually } from './support/eventually';
import { PlainBrowsing } from './support/plain-browsing';
import { newEmail, TestApp } from './support/test-app';
import { useUp } from './support/use-up';
import type { Visitor } from './support/visitor';

const SOONER = 'The owner will see your message sooner';

describe('Messages that an owner holds', () => {
  let app: TestApp;
  let acts: AnswersToActs;
  let browse: PlainBrowsing;
  beforeAll(async () => {
    app = await TestApp.startWithPages({ TRUST_PROXY: '1' });
    acts = newAnswersTo(app);
    browse = new PlainBrowsing(app);
  });
  const readers: EventReader[] = [];
  afterEach(() => Promise.all(readers.splice(0).map((reader) => reader.close())));
  afterAll(() => app.stop());

  /** An owner who holds messages, and what their inbox has. */
  const holding = async () => {
    const [alias, email] = [await app.code(), newEmail('owner')];
    const owner = await app.owner(alias, email);
    const [{ id: codeId }] = (await owner.get('/api/my-codes')).body.items;
    const hold = (holdsUnproved: boolean) => owner.patch(`/api/my-codes/${codeId}`, { holdsUnproved });
    expect((await hold(true)).body).toMatchObject({ holdsUnproved: true, notify: 'always' });
    const list = async (query = '') => (await owner.get(`/api/messages${query}`)).body;
    const ids = async (query = '') => (await list(query)).items.map(({ id }: { id: string }) => id);
    return { alias, email, owner, codeId, hold, list, ids };
  };
  const open = async (owner: Visitor) => {
    const reader = await EventReader.open(owner);
    readers.push(reader);
    return reader;
  };
  const bulk = (owner: Visitor, body: object) => owner.post('/api/messages/bulk', body);
  const writeOn = (token: string, body: string) =>
    app
      .visitor()
      .post(`/api/conversation/${token}/messages`, { body, submission: randomUUID() }, acts.from());
  const read = async (token: string) => (await browse.open(app.visitor(), `/conversation/${token}`)).html;
  const press = (path: string) => browse.post(app.visitor(), path, {});
  /** The mails to an owner, sent or not. */
  const countMails = (recipient: string) =>
    app.dataSource.manager.countBy(OutboxEntity, { recipient, template: 'message' });
  /** Somebody who left an address, and the path of the button in the mail there. */
  const writeWithAddress = async (alias: string, message: object = {}) => {
    const answersTo = newEmail('finder');
    const sent = await acts.write(alias, { answersTo, ...message });
    return { ...sent, proof: readMailedPath(await app.mail.waitFor(answersTo, 1)) };
  };

  it('should wait apart, and be told to nobody', async () => {
    const { alias, email, owner, codeId, list, ids } = await holding();
    const events = await open(owner);
    const { id, token } = await acts.write(alias, { body: 'Buy my watches', sender: { name: 'Zoë' } });
    await writeOn(token, 'Cheap watches');
    expect(await list()).toMatchObject({ items: [], total: 0, unread: 0, held: 1 });
    expect((await owner.get('/api/home')).body).toMatchObject({ unread: 0, held: 1, conversations: [] });
    for (const query of [
      'archived=true',
      'unread=true',
      'q=watches',
      `code=${codeId}`,
      `code=${codeId}&archived=true`,
    ])
      expect({ query, ids: await ids(`?${query}`) }).toEqual({ query, ids: [] });
    const { items, total } = await list('?held=true');
    expect([items.length, total]).toEqual([1, 1]);
    expect(items[0]).toMatchObject({ id, readAt: null, heldAt: expect.any(String), messageCount: 2 });
    for (const query of ['q=watches', 'unread=true', `code=${codeId}`])
      expect(await ids(`?held=true&${query}`)).toEqual([id]);
    expect((await owner.get('/api/my-codes')).body.items[0].unreadMessages).toBe(0);
    expect((await owner.get('/api/home')).body).toMatchObject({ unread: 0, conversations: [] });
    expect((await owner.get('/api/messages.csv')).bytes.toString()).not.toContain('watches');
    expect((await owner.get('/api/messages.csv?held=true')).bytes.toString()).toContain('Buy my watches');
    expect(await countMails(email)).toBe(0);
    // The first thing that is told is of somebody whom the site knows.
    const { visitor } = await app.member();
    const known = await app.message(alias, { body: 'I found your keys' }, visitor);
    expect(await events.first(2)).toEqual(['read-again', 'new-message']);
    expect(await ids()).toEqual([known.body.id]);
    expect(await list()).toMatchObject({ unread: 1, held: 1 });
  });

  it('should look to their senders as all do, with one line', async () => {
    const { alias, hold } = await holding();
    const held = await acts.write(alias);
    await hold(false);
    const other = await acts.write(alias);
    const pages = [await read(held.token), await read(other.token)];
    expect(pages.map((page) => page.includes(SOONER))).toEqual([true, false]);
    const about = async ({ token }: { token: string }) =>
      (await app.visitor().get(`/api/conversation/${token}`)).body;
    const [one, two] = [await about(held), await about(other)];
    expect({ ...one, messages: [] }).toEqual({ ...two, messages: [] });
  });

  it('should arrive once as soon as their sender has proved an address, and no others with them', async () => {
    const { alias, email, owner, list, ids } = await holding();
    const neighbour = await holding();
    const { id, token, proof } = await writeWithAddress(alias, { body: 'I found your keys' });
    const other = await writeWithAddress(alias);
    const away = await writeWithAddress(neighbour.alias);
    await writeOn(token, 'At the station');
    const events = await open(owner);
    app.clock.advance(MESSAGE.noticeEvery);
    // Mail programs open links.
    expect((await browse.open(app.visitor(), proof)).status).toBe(200);
    expect(await list()).toMatchObject({ total: 0, held: 2 });
    const answers = await Promise.all(Array.from({ length: 10 }, () => press(proof)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 303));
    const { items, unread, held } = await list();
    expect([items.length, unread, held]).toEqual([1, 1, 1]);
    expect(items[0]).toMatchObject({ id, heldAt: null, archivedAt: null, readAt: null, messageCount: 2 });
    expect((await owner.get('/api/my-codes')).body.items[0].unreadMessages).toBe(1);
    const mail = await app.mail.waitForSubject(email, 'New message for');
    expect(mail.text).toContain('> I found your keys\n> \n> At the station');
    expect(await read(token)).not.toContain(SOONER);
    // What follows is told as ever. It comes after all that was told of the release.
    app.clock.advance(MESSAGE.noticeEvery);
    await writeOn(token, 'Platform two');
    await eventually(() => events.names.filter((name) => name === 'new-message').length, 2);
    expect(await countMails(email)).toBe(2);
    expect(await ids('?held=true')).toEqual([other.id]);
    expect(await neighbour.ids('?held=true')).toEqual([away.id]);
  });

  it('should arrive unread, and without a mail, where their owner has read them while they were held', async () => {
    const { alias, email, owner, list } = await holding();
    const { id, token, proof } = await writeWithAddress(alias, { body: 'I found your keys' });
    await owner.patch(`/api/messages/${id}`, { read: true });
    const events = await open(owner);
    app.clock.advance(MESSAGE.noticeEvery);
    await press(proof);
    expect(await events.first(3)).toEqual(['read-again', 'inbox-changed', 'new-message']);
    expect(await list()).toMatchObject({ unread: 1, held: 0, items: [{ id, readAt: null }] });
    const findMail = () =>
      app.dataSource.manager.findOneBy(OutboxEntity, { recipient: email, template: 'message' });
    await eventually(async () => (await findMail())?.status, 'dropped');
    // Only what is new is mailed, and at once: no mail was sent before it.
    await writeOn(token, 'At the station');
    const { text } = await app.mail.waitForSubject(email, 'New message for');
    expect(text).toContain('> At the station');
    expect(text).not.toContain('I found your keys');
  });

  it('should share a mail beyond the first ones of a code, as new messages do', async () => {
    const { alias, email } = await holding();
    const proofs: string[] = [];
    for (let i = 0; i < MESSAGE.noticesPerCode.max + 2; i += 1)
      proofs.push((await writeWithAddress(alias)).proof);
    await acts.write(alias);
    app.clock.advance(MESSAGE.noticeEvery);
    for (const proof of proofs) await press(proof);
    expect(await countMails(email)).toBe(MESSAGE.noticesPerCode.max + 1);
    app.clock.advance(MESSAGE.noticeEvery);
    expect((await app.mail.waitForSubject(email, '2 new messages')).text).toContain('/messages');
  });

  it('should be moved to the inbox or deleted by their owner alone', async () => {
    const { alias, email, owner, list, ids } = await holding();
    const stranger = await holding();
    const held = [await acts.write(alias), await acts.write(alias), await acts.write(alias)].map(
      ({ id }) => id,
    );
    const [first, second, third] = held;
    const release = { ids: held, action: 'release' };
    expect((await bulk(stranger.owner, release)).body.changed).toBe(0);
    for (const action of ['archive', 'unarchive'])
      expect((await bulk(owner, { ids: held, action })).body.changed).toBe(0);
    await owner.patch(`/api/messages/${second}`, { read: true });
    expect(await list()).toMatchObject({ total: 0, unread: 0, held: 3 });
    expect((await bulk(owner, { ids: [first, second], action: 'release' })).body.changed).toBe(2);
    expect(await ids()).toEqual([second, first]);
    expect(await list()).toMatchObject({ unread: 1, held: 1 });
    expect((await bulk(owner, { ids: [first], action: 'release' })).body.changed).toBe(0);
    expect((await owner.delete(`/api/messages/${third}`)).status).toBe(204);
    await acts.write(alias);
    const all = { filter: { show: 'held' }, action: 'release' };
    expect((await bulk(owner, all)).body.changed).toBe(1);
    expect(await list()).toMatchObject({ total: 3, unread: 2, held: 0 });
    // Nobody tells owners what they did themselves.
    expect(await countMails(email)).toBe(0);
  });

  it('should move to the inbox when their owner answers, and to the archive when they are reported', async () => {
    const { alias, owner, list, ids } = await holding();
    const [one, other] = [await acts.write(alias), await acts.write(alias)];
    const answer = { body: 'Who are you?', submission: randomUUID() };
    expect((await owner.post(`/api/conversations/${one.id}/messages`, answer)).status).toBe(201);
    expect(await ids()).toEqual([one.id]);
    expect((await owner.post(`/api/messages/${other.id}/report`)).body.heldAt).toBeNull();
    expect(await ids('?archived=true')).toEqual([other.id]);
    expect(await list()).toMatchObject({ held: 0 });
  });

  it('should be those of one code, and stay held when their owner switches it off', async () => {
    const { alias, email, owner, hold, ids } = await holding();
    const second = await app.code();
    await owner.post(`/api/scan/${second}/activate`, {});
    const through = await acts.write(second);
    const { id, proof } = await writeWithAddress(alias);
    await hold(false);
    const next = await acts.write(alias);
    expect(await ids('?held=true')).toEqual([id]);
    expect(await ids()).toEqual([next.id, through.id]);
    expect(await countMails(email)).toBe(2);
    await press(proof);
    expect(await ids()).toEqual([next.id, id, through.id]);
  });

  it('should keep the mail about a flood from an owner who holds them already', async () => {
    const { alias, email, codeId, hold } = await holding();
    const { default: max } = SETTINGS.messagesPerCode;
    await useUp(app, { purpose: 'messages', subject: codeId, max, window: MESSAGE.perCodeWindow });
    const headers = acts.from();
    // The first one of an address does not count for the day.
    await acts.write(alias, {}, headers);
    const told = { template: 'many-messages', recipient: email } as const;
    for (const [isHeld, count] of [
      [true, 0],
      [false, 1],
    ] as const) {
      await hold(isHeld);
      expect((await acts.write(alias, {}, headers)).id).toBeDefined();
      expect(await app.dataSource.manager.countBy(OutboxEntity, told)).toBe(count);
      app.clock.advance(MESSAGE.slowed.window);
    }
  });

  it('should be in what their owner exports', async () => {
    const { alias, owner } = await holding();
    await acts.write(alias, { body: 'Buy my watches' });
    const { codes, messages } = (await owner.get('/api/user/export')).body;
    expect(codes[0]).toMatchObject({ holdsUnproved: true });
    expect(messages[0]).toMatchObject({ body: 'Buy my watches', heldAt: expect.any(String) });
  });
});
