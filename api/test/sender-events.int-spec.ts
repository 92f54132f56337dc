import { randomUUID } from 'node:crypto';
import { STREAM } from '@ringtag/contracts';
import { Streams } from '../src/live';
import { Changes } from '../src/platform/changes/changes';
import { TransactionRunner } from '../src/platform/database/transaction-runner';
import { EventReader } from './support/event-reader';
import { eventually } from './support/eventually';
import { newEmail, TestApp } from './support/test-app';
import type { Visitor } from './support/visitor';

describe('The stream of the sender of a message', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  const readers: EventReader[] = [];
  afterEach(async () => {
    await Promise.all(readers.splice(0).map((reader) => reader.close()));
    await eventually(() => streams().count, 0);
    expect(streams().ofSenders).toBe(0);
  });
  afterAll(() => app.stop());

  const streams = () => app.app.nest.get(Streams);
  const begin = async (message: object = {}) => {
    const alias = await app.code();
    const email = newEmail();
    const owner = await app.owner(alias, email);
    const { body } = await app.message(alias, message);
    return { alias, email, owner, id: body.id as string, token: body.conversation as string };
  };
  const toPath = (token: string) => `/api/conversation/${token}/events`;
  const follow = async (token: string, after?: string) => {
    const reader = await EventReader.open(app.visitor(), {
      path: toPath(token),
      ...(after !== undefined && { after }),
    });
    readers.push(reader);
    return reader;
  };
  const answer = (owner: Visitor, id: string, body = 'Where are you?') =>
    owner.post(`/api/conversations/${id}/messages`, { body, submission: randomUUID() });

  const deleteAccount = async ({ owner, email }: Awaited<ReturnType<typeof begin>>) => {
    const mails = app.mail.to(email).length;
    const { challengeId } = (await owner.post('/api/user/confirmation', { purpose: 'delete-account' })).body;
    const code = await app.mail.codeAfter(email, mails);
    expect((await owner.post('/api/user/delete', { challengeId, code })).status).toBe(204);
  };

  it('should tell of each answer, of what the owner has seen, and of what was solved, without a word of it', async () => {
    const { owner, id, token } = await begin();
    const reader = await follow(token);
    expect(await reader.first(1)).toEqual(['read-again']);
    await owner.patch(`/api/messages/${id}`, { read: true });
    expect(await reader.first(2)).toEqual(['read-again', 'changed']);
    await answer(owner, id);
    await reader.first(3);
    await owner.put(`/api/conversations/${id}/solved`);
    await reader.first(4);
    await owner.post(`/api/conversations/${id}/thanks`, {});
    await reader.first(5);
    await owner.delete(`/api/conversations/${id}/solved`);
    expect(await reader.first(6)).toEqual(['read-again', ...Array(5).fill('changed')]);
    expect(reader.text).not.toMatch(/Where|@/);
    expect(reader.text).not.toContain(id);
    expect(reader.text).not.toContain(token);
  });

  it('should tell senders who are looking when the owner marks many messages as read, and nobody else', async () => {
    const [one, other] = [await begin(), await begin()];
    const reader = await follow(one.token);
    const foreign = await follow(other.token);
    await app.visitor().post(`/api/conversation/${one.token}/seen`, { count: 1 });
    await app.visitor().post(`/api/conversation/${other.token}/seen`, { count: 1 });
    const { body: unwatched } = await app.message(one.alias);
    const ids = [one.id, unwatched.id, other.id];
    const note = jest.spyOn(app.app.nest.get(Changes), 'note');
    await one.owner.post('/api/messages/bulk', { ids, action: 'read' });
    const told = note.mock.calls.flatMap(([, , subjects]) => subjects);
    note.mockRestore();
    expect(told.filter((subject) => subject.startsWith('c:'))).toEqual([
      expect.stringMatching(new RegExp(`^c:${one.id} changed `)),
    ]);
    expect(await reader.first(2)).toEqual(['read-again', 'changed']);
    const seen = async (token: string) =>
      (await app.visitor().get(`/api/conversation/${token}`)).body.ownerSeen;
    expect([await seen(one.token), await seen(other.token)]).toEqual([1, 0]);
    await answer(other.owner, other.id);
    expect(await foreign.first(2)).toEqual(['read-again', 'changed']);
  });

  it.each<[string, (owner: Visitor, id: string) => Promise<unknown>]>([
    ['one', (owner, id) => owner.patch(`/api/messages/${id}`, { read: true })],
    ['many', (owner, id) => owner.post('/api/messages/bulk', { ids: [id], action: 'read' })],
  ])('should show what was marked as read (%s) as seen, also once the sender writes on', async (_, mark) => {
    const { owner, id, token } = await begin();
    const read = async () => (await app.visitor().get(`/api/conversation/${token}`)).body;
    const write = () =>
      app.visitor().post(`/api/conversation/${token}/messages`, { body: 'Hello?', submission: randomUUID() });
    await write();
    await mark(owner, id);
    expect(await read()).toMatchObject({ messageCount: 2, ownerSeen: 2 });
    await write();
    expect(await read()).toMatchObject({ messageCount: 3, ownerSeen: 2 });
    await owner.patch(`/api/messages/${id}`, { read: false });
    expect(await read()).toMatchObject({ ownerSeen: 2 });
  });

  it('should tell other pages of the same sender, and nobody else', async () => {
    const [one, other] = [await begin(), await begin()];
    const [mine, foreign] = [await follow(one.token), await follow(other.token)];
    await foreign.first(1);
    await app
      .visitor()
      .post(`/api/conversation/${one.token}/messages`, { body: 'At the station', submission: randomUUID() });
    expect(await mine.first(2)).toEqual(['read-again', 'changed']);
    await answer(other.owner, other.id);
    expect(await foreign.first(2)).toEqual(['read-again', 'changed']);
    expect(mine.names).toHaveLength(2);
  });

  it('should tell the owner that the sender has seen an answer, once', async () => {
    const { owner, id, token } = await begin();
    await answer(owner, id);
    const reader = await EventReader.open(owner);
    readers.push(reader);
    await reader.first(1);
    for (let i = 0; i < 2; i += 1) await app.visitor().post(`/api/conversation/${token}/seen`, { count: 2 });
    await answer(owner, id);
    expect((await reader.first(3)).slice(0, 3)).toEqual(['read-again', 'inbox-changed', 'inbox-changed']);
    expect(reader.names).toHaveLength(3);
  });

  it('should tell a page that comes back what it has missed', async () => {
    const { owner, id, token } = await begin();
    const reader = await follow(token);
    await reader.first(1);
    await reader.close();
    await answer(owner, id);
    await answer(owner, id, 'Hello?');
    expect(await (await follow(token, reader.events[0]!.id)).first(1)).toEqual(['changed']);
  });

  it.each<[string, (begun: Awaited<ReturnType<typeof begin>>) => Promise<unknown>]>([
    ['the message is deleted', ({ owner, id }) => owner.delete(`/api/messages/${id}`)],
    [
      'messages are deleted at once',
      ({ owner, id }) => owner.post('/api/messages/bulk', { ids: [id], action: 'delete' }),
    ],
    ['the code is given up', ({ owner, alias }) => owner.post(`/api/scan/${alias}/unactivate`)],
    ['the sender is blocked', ({ owner, id }) => owner.post('/api/blocked-senders', { messageId: id })],
    ['there is another link', ({ owner, id }) => owner.post(`/api/conversations/${id}/link`)],
    ['the account is deleted', deleteAccount],
  ])('should say that the conversation is over, and close, when %s (LNK-12)', async (_, end) => {
    const begun = await begin({ sender: { email: 'zoe@example.com' } });
    const others = await begin();
    const [reader, other] = [await follow(begun.token), await follow(others.token)];
    await reader.first(1);
    await end(begun);
    expect(await reader.closed).toBe('ended');
    expect(reader.names.at(-1)).toBe('conversation-ended');
    expect((await app.visitor().get(toPath(begun.token))).status).toBe(404);
    await answer(others.owner, others.id);
    expect(await other.first(2)).toEqual(['read-again', 'changed']);
  });

  it('should open by no other token, and answer HEAD without a stream', async () => {
    const { token } = await begin();
    for (const wrong of ['x', 'AAAAAAAAAAAAAAAAAAAAAA', '%00'])
      expect((await app.visitor().get(toPath(wrong))).status).toBe(404);
    const { status } = await app.visitor().fetch('HEAD', toPath(token), {});
    expect([status, streams().count]).toEqual([200, 0]);
  });

  it('should close the oldest of too many in a conversation', async () => {
    const { token } = await begin();
    const opened: EventReader[] = [];
    for (let i = 0; i <= STREAM.perConversation; i += 1) opened.push(await follow(token));
    expect(await opened[0]!.closed).toBe('ended');
    expect(opened[0]!.names).toEqual(['read-again', 'replaced']);
    expect(streams().count).toBe(STREAM.perConversation);
  });

  it('should close the oldest of too many of one client address, in all conversations together (LNK-12)', async () => {
    const { alias, owner } = await begin();
    const conversations = Math.ceil((STREAM.ofSendersPerAddress + 1) / STREAM.perConversation);
    const tokens: string[] = [];
    for (let i = 0; i < conversations; i += 1) tokens.push((await app.message(alias)).body.conversation);
    const mine = await EventReader.open(owner);
    readers.push(mine);
    const [first, ...others] = Array.from(
      { length: STREAM.ofSendersPerAddress + 1 },
      (_, i) => tokens[i % conversations]!,
    );
    const oldest = await follow(first!);
    await Promise.all(others.map((token) => follow(token)));
    expect(await oldest.closed).toBe('ended');
    expect(oldest.names.at(-1)).toBe('replaced');
    expect(streams().ofSenders).toBe(STREAM.ofSendersPerAddress);
    expect(mine.names).not.toContain('replaced');
  });

  it('should leave room for owners when senders have as many as they may (LNK-12)', async () => {
    const { owner, token } = await begin();
    const room = streams()['senders'];
    // As if each was in a network of its own: nobody has more than anybody else.
    const place = room.open([{ id: 'crowd', parts: 1 }], () => undefined);
    room.take(place, STREAM.ofSendersPerReplica - room.total);
    room.settle(place);
    const { status, body } = await app.visitor().get(toPath(token));
    const reader = await EventReader.open(owner);
    readers.push(reader);
    room.close(place);
    expect([status, body.code]).toEqual([503, 'unavailable']);
    expect(await reader.first(1)).toEqual(['read-again']);
  });

  it('should note changes without the token (LNK-12)', async () => {
    const { owner, id, token } = await begin();
    const noted: string[] = [];
    const note = jest.spyOn(app.app.nest.get(Changes), 'note').mockImplementation((_, __, subjects) => {
      noted.push(...subjects);
    });
    await answer(owner, id);
    note.mockRestore();
    expect(noted).toContainEqual(expect.stringMatching(new RegExp(`^c:${id} changed `)));
    expect(noted.filter((subject) => subject.includes(token) || subject.length > 64)).toEqual([]);
  });

  it('should not tell of what was rolled back', async () => {
    const { owner, id, token } = await begin();
    const reader = await follow(token);
    await reader.first(1);
    const run = jest.spyOn(app.app.nest.get(TransactionRunner), 'run');
    run.mockImplementationOnce(async function (this: TransactionRunner, work) {
      run.mockRestore();
      return this.run(async (manager) => {
        await work(manager);
        throw new Error('the disk is full');
      });
    });
    expect((await owner.put(`/api/conversations/${id}/solved`)).status).toBe(500);
    await answer(owner, id);
    expect(await reader.first(2)).toEqual(['read-again', 'changed']);
    expect((await owner.get(`/api/conversations/${id}`)).body.solvedAt).toBeNull();
  });
});
