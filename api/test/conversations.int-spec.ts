import { randomUUID } from 'node:crypto';
import { CONVERSATION_MAIL } from '@ringtag/contracts';
import { In } from 'typeorm';
import { ConversationMessageEntity } from '../src/inbox/tables/conversation-message.entity';
import { ConversationEntity } from '../src/inbox/tables/conversation.entity';
import { fillTalk } from './support/talk';
import { newEmail, TestApp } from './support/test-app';
import type { Visitor } from './support/visitor';

describe('Conversations', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start({ TRUST_PROXY: '1' });
  });
  afterAll(() => app.stop());

  let addresses = 0;
  /** A finder with an address of their own, so that tests do not use up each other's limits. */
  const finder = (token: string) => {
    const visitor = app.visitor();
    const from = { 'x-forwarded-for': `203.0.113.${(addresses += 1)}` };
    const path = `/api/conversation/${token}`;
    return {
      read: () => visitor.get(path),
      write: (body: string, submission = randomUUID()) =>
        visitor.post(`${path}/messages`, { body, submission }, from),
      see: (count: number) => visitor.post(`${path}/seen`, { count }),
    };
  };
  const answer = (owner: Visitor, id: string, body: string, submission = randomUUID()) =>
    owner.post(`/api/conversations/${id}/messages`, { body, submission });

  /** A message to the owner of a code, and what both sides have afterwards. */
  const begin = async (message: object = {}) => {
    const alias = await app.code();
    const email = newEmail('owner');
    const owner = await app.owner(alias, email, { name: 'Ann' });
    const { body } = await app.message(alias, message);
    return { alias, email, owner, id: body.id as string, token: body.conversation as string };
  };
  const readTexts = ({ body }: { body: { messages: { side: string; body: string }[] } }) =>
    body.messages.map(({ side, body: text }) => `${side}: ${text}`);
  const rows = async (id: string) => [
    await app.dataSource.manager.countBy(ConversationEntity, { id }),
    await app.dataSource.manager.countBy(ConversationMessageEntity, { conversationId: id }),
  ];

  it('should carry words between a stranger and the owner, without an account or an address', async () => {
    const sender = { name: 'Zoë', email: 'zoe@example.com' };
    const { alias, email, owner, id, token } = await begin({ body: 'I found your keys', sender });
    expect(token).toMatch(/^[\w-]{22}$/);
    expect((await answer(owner, id, 'Where are you?')).status).toBe(201);
    expect((await finder(token).write('At the station')).status).toBe(201);
    const seen = await finder(token).read();
    expect(seen.headers.get('cache-control')).toBe('no-store');
    expect(seen.body).toMatchObject({ alias, ownerName: 'Ann', messageCount: 3, end: null });
    expect(readTexts(seen)).toEqual([
      'sender: I found your keys',
      'owner: Where are you?',
      'sender: At the station',
    ]);
    expect(readTexts(await owner.get(`/api/conversations/${id}`))).toEqual(readTexts(seen));
    expect(seen.bytes.toString()).not.toContain(email);
    expect(seen.bytes.toString()).not.toContain('zoe@');
  });

  it('should be unread and out of the archive once the sender writes on', async () => {
    const { owner, id, token } = await begin();
    await owner.patch(`/api/messages/${id}`, { read: true, archived: true });
    await finder(token).write('Are you there?');
    const { body } = await owner.get('/api/messages');
    expect([body.unread, body.items[0]]).toMatchObject([1, { id, readAt: null, archivedAt: null }]);
    await answer(owner, id, 'Yes');
    expect((await owner.get('/api/messages')).body.unread).toBe(0);
  });

  it('should tell the owner by mail of what the sender adds', async () => {
    const { email, owner, id, token } = await begin();
    await app.mail.waitFor(email, 2);
    await owner.patch(`/api/messages/${id}`, { read: true });
    app.clock.advance(600_000);
    await finder(token).write('One more thing');
    expect((await app.mail.waitFor(email, 3)).subject).toContain('New message for');
  });

  it('should change nothing when it is opened; the page says what was shown (LNK-10)', async () => {
    const { alias, owner, id, token } = await begin();
    await answer(owner, id, 'Hello');
    const { body: other } = await app.message(alias);
    await answer(owner, other.id, 'Hello');
    await finder(token).read();
    const seen = async () => (await owner.get(`/api/conversations/${id}`)).body;
    expect(await seen()).toMatchObject({ senderSeen: 1, ownerSeen: 2 });
    expect((await finder(token).see(2)).status).toBe(204);
    // Neither back, nor beyond what there is.
    for (const count of [1, 3]) {
      app.clock.advance(CONVERSATION_MAIL.lookNotedEvery);
      await finder(token).see(count);
      expect(await seen()).toMatchObject({ senderSeen: 2 });
    }
    expect((await owner.get(`/api/conversations/${other.id}`)).body.senderSeen).toBe(1);
    await finder(token).write('Hi');
    expect((await finder(token).read()).body.ownerSeen).toBe(2);
    await owner.post(`/api/conversations/${id}/seen`, { count: 3 });
    expect((await finder(token).read()).body.ownerSeen).toBe(3);
  });

  it('should store twenty messages that come at once in one order, without gaps', async () => {
    const { owner, id, token } = await begin();
    const writes = Array.from({ length: 20 }, (_, i) =>
      i % 2 ? answer(owner, id, `Number ${i}`) : finder(token).write(`Number ${i}`),
    );
    const answers = await Promise.all(writes);
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(201));
    const { body } = await owner.get(`/api/conversations/${id}`);
    expect(body.messages.map(({ position }: { position: number }) => position)).toEqual([
      ...Array(21).keys(),
    ]);
    expect(new Set(body.messages.slice(1).map(({ body: text }: { body: string }) => text)).size).toBe(20);
    expect(body.messageCount).toBe(21);
  });

  it('should be one message for a form sent ten times at once (REL-7)', async () => {
    const { owner, id, token } = await begin();
    const submission = randomUUID();
    const same = finder(token);
    const answers = await Promise.all(Array.from({ length: 10 }, () => same.write('Once', submission)));
    expect(new Set(answers.map(({ body }) => body.position))).toEqual(new Set([1]));
    expect((await owner.get(`/api/conversations/${id}`)).body.messageCount).toBe(2);
  });

  it('should answer the same form with the same token', async () => {
    const { owner, alias } = await begin();
    const { formToken } = (await app.visitor().get(`/api/scan/${alias}`)).body;
    app.clock.advance(2000);
    const send = () =>
      app.visitor().post(`/api/scan/${alias}/messages`, { kind: 'message', body: 'Again', formToken });
    expect((await send()).body).toEqual((await send()).body);
    expect((await owner.get('/api/messages')).body.total).toBe(2);
  });

  it('should keep no token, only its hash (LNK-10)', async () => {
    const { id, token } = await begin();
    const row = await app.dataSource.manager.findOneByOrFail(ConversationEntity, { id });
    expect(JSON.stringify(row)).not.toContain(token);
  });

  it('should open nothing by a token that is forged, of a dropped message, or replaced (LNK-10)', async () => {
    const { alias, owner, id, token } = await begin();
    const dropped = await app.message(alias, { website: 'https://spam.example' });
    const { body } = await owner.post(`/api/conversations/${id}/link`);
    expect(body.conversation).not.toBe(token);
    for (const dead of ['x', '%00', 'A'.repeat(22), dropped.body.conversation, token, `${token}=`]) {
      expect([dead, (await finder(dead).read()).status]).toEqual([dead, 404]);
      expect([dead, (await finder(dead).write('Hello')).status]).toEqual([dead, 404]);
      expect([dead, (await finder(dead).see(1)).status]).toEqual([dead, 404]);
    }
    expect((await finder(body.conversation).read()).status).toBe(200);
  });

  it('should be over for the sender when the owner blocks them, and go on when they are unblocked (LNK-10)', async () => {
    const { owner, id, token } = await begin({ sender: { email: 'spam@example.com' } });
    const { body } = await owner.post('/api/blocked-senders', { messageId: id });
    expect((await finder(token).read()).status).toBe(404);
    expect((await owner.get(`/api/conversations/${id}`)).body).toMatchObject({ end: 'blocked' });
    expect((await answer(owner, id, 'Stop')).body.code).toBe('outdated');
    await owner.delete(`/api/blocked-senders/${body.items[0].id}`);
    expect((await finder(token).read()).status).toBe(200);
  });

  it('should be over when the code is given up; the owner keeps what was written (LNK-10)', async () => {
    const { alias, owner, id, token } = await begin();
    await answer(owner, id, 'Hello');
    await owner.post(`/api/scan/${alias}/unactivate`);
    expect((await finder(token).write('Hello')).status).toBe(404);
    expect((await answer(owner, id, 'Hello')).body.code).toBe('not_activated');
    expect((await owner.get(`/api/conversations/${id}`)).body).toMatchObject({
      end: 'given-up',
      messageCount: 2,
    });
    await app.owner(alias, newEmail());
    expect((await finder(token).read()).status).toBe(404);
  });

  it.each(['one', 'bulk', 'account'])('should leave nothing when it is deleted (%s) (UPL-2)', async (way) => {
    const { email, owner, id, token } = await begin();
    await answer(owner, id, 'Hello');
    const other = await begin();
    expect(await rows(id)).toEqual([1, 1]);
    if (way === 'one') await owner.delete(`/api/messages/${id}`);
    // Those of others stay, also where their ids are given.
    if (way === 'bulk') await owner.post('/api/messages/bulk', { ids: [id, other.id], action: 'delete' });
    if (way === 'account') {
      const mails = app.mail.to(email).length;
      const { body } = await owner.post('/api/user/confirmation', { purpose: 'delete-account' });
      const code = await app.mail.codeAfter(email, mails);
      await owner.post('/api/user/delete', { challengeId: body.challengeId, code });
    }
    expect(await rows(id)).toEqual([0, 0]);
    expect((await finder(token).read()).status).toBe(404);
    expect(await rows(other.id)).toEqual([1, 0]);
  });

  it('should begin with a message of before once the owner has made a link for its sender', async () => {
    const { alias, owner, id } = await begin({ body: 'An old one' });
    const { body: second } = await app.message(alias);
    await owner.patch(`/api/messages/${second.id}`, { read: true });
    await app.dataSource.manager.delete(ConversationEntity, { id: In([id, second.id]) });
    const read = (of = id) => owner.get(`/api/conversations/${of}`);
    expect((await read()).body).toMatchObject({ messageCount: 1, end: 'no-link' });
    expect((await answer(owner, id, 'Nobody could read this')).status).toBe(409);
    const { body } = await owner.post(`/api/conversations/${id}/link`);
    expect((await read()).body).toMatchObject({ messageCount: 1, ownerSeen: 0, end: null });
    await owner.post(`/api/conversations/${second.id}/link`);
    expect((await read(second.id)).body).toMatchObject({ messageCount: 1, ownerSeen: 1 });
    await answer(owner, id, 'Here I am');
    expect(readTexts(await finder(body.conversation).read())).toEqual([
      'sender: An old one',
      'owner: Here I am',
    ]);
  });

  it.each<[string, (owner: Visitor, id: string, alias: string) => Promise<unknown>]>([
    ['deleted', (owner, id) => owner.delete(`/api/messages/${id}`)],
    ['given up', (owner, _, alias) => owner.post(`/api/scan/${alias}/unactivate`)],
    ['blocked', (owner, id) => owner.post('/api/blocked-senders', { messageId: id })],
    ['given another link', (owner, id) => owner.post(`/api/conversations/${id}/link`)],
    ['blocked without an address', (owner, id) => owner.post('/api/blocked-senders', { messageId: id })],
  ])('should take or refuse each message while it is being %s, and none after it', async (way, end) => {
    const sender = way.endsWith('without an address') ? {} : { email: 'zoe@example.com' };
    const { alias, owner, id, token } = await begin({ sender });
    const writes = Array.from({ length: 8 }, (__, i) => finder(token).write(`Number ${i}`));
    const [statuses] = await Promise.all([
      Promise.all(writes).then((answers) => answers.map(({ status }) => status)),
      end(owner, id, alias),
    ]);
    expect(statuses.filter((status) => status !== 201 && status !== 404)).toEqual([]);
    expect((await finder(token).write('Too late')).status).toBe(404);
    const { status, body } = await owner.get(`/api/conversations/${id}`);
    const taken = statuses.filter((each) => each === 201).length;
    if (status === 404) expect(await rows(id)).toEqual([0, 0]);
    else expect(body.messageCount).toBe(1 + taken);
  });

  it('should answer the latest hundred messages, and those before them when asked', async () => {
    const { owner, id } = await begin({ body: 'First' });
    await fillTalk(app, id, 119);
    expect((await answer(owner, id, 'Number 120')).status).toBe(201);
    const positions = async (query: string) =>
      (await owner.get(`/api/conversations/${id}${query}`)).body.messages.map(
        ({ position }: { position: number }) => position,
      );
    expect(await positions('')).toEqual(Array.from({ length: 100 }, (_, i) => i + 21));
    expect(await positions('?before=21')).toEqual([...Array(21).keys()]);
    expect(await positions('?before=1')).toEqual([0]);
  });

  it.each([
    ['an empty text', { body: ' \u200b' }],
    ['a text that is too long', { body: 'x'.repeat(2001) }],
    ['10,000 emoji', { body: '🔑'.repeat(10_000) }],
    ['control characters', { body: 'a\u0000b' }],
    ['no submission', { submission: undefined }],
    ['a submission that is no UUID', { submission: 'x' }],
  ])('should refuse %s from both sides', async (_, wrong) => {
    const { owner, id, token } = await begin();
    const given = { body: 'Hello', submission: randomUUID(), ...wrong };
    expect((await app.visitor().post(`/api/conversation/${token}/messages`, given)).status).toBe(400);
    expect((await owner.post(`/api/conversations/${id}/messages`, given)).status).toBe(400);
  });

  it('should keep markup, direction marks and emoji as text', async () => {
    const { owner, id, token } = await begin();
    const texts = {
      '<script>alert(1)</script>': '<script>alert(1)</script>',
      // Stored as it was written, and seen instead of obeyed.
      'abc\u202edef': 'abc[U+202E]def',
      ['🔑'.repeat(1000)]: '🔑'.repeat(1000),
    };
    for (const [text, shown] of Object.entries(texts)) {
      await finder(token).write(text);
      const { body } = await owner.get(`/api/conversations/${id}`);
      expect(body.messages.at(-1).body).toBe(shown);
      const stored = { conversationId: id, body: text };
      expect(await app.dataSource.manager.countBy(ConversationMessageEntity, stored)).toBe(1);
    }
  });

  it('should be in the export of the owner', async () => {
    const { owner, id } = await begin({ body: 'I found your keys' });
    await answer(owner, id, 'Thank you');
    const { body } = await owner.get('/api/user/export');
    expect(body.messages[0].conversation).toEqual([
      { side: 'owner', body: 'Thank you', photos: [], place: null, createdAt: expect.any(String) },
    ]);
  });
});
