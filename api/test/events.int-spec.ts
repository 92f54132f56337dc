import { STREAM } from '@ringtag/contracts';
import { MessageCounts } from '../src/inbox/messages/message-counts';
import { MessagesService } from '../src/inbox/messages/messages.service';
import { LiveEvents, Streams } from '../src/live';
import { ALL } from '../src/platform/changes/change';
import { Changes } from '../src/platform/changes/changes';
import { TransactionRunner } from '../src/platform/database/transaction-runner';
import { REQUEST_TIMES } from '../src/platform/requests/request-times';
import { EventReader } from './support/event-reader';
import { eventually } from './support/eventually';
import { ADMIN, newEmail, TestApp } from './support/test-app';
import type { Visitor } from './support/visitor';

const METRICS_TOKEN = 'a token of an operator';

describe('The stream of events', () => {
  let app: TestApp;
  let alias: string;
  let owner: Visitor;
  let ownerId: string;
  beforeAll(async () => {
    app = await TestApp.start({ METRICS_TOKEN });
    alias = await app.code();
    owner = await app.owner(alias, newEmail());
    ownerId = (await owner.get('/api/user/me')).body.id;
  });
  const readers: EventReader[] = [];
  afterEach(async () => {
    await Promise.all(readers.splice(0).map((reader) => reader.close()));
    await eventually(() => streams().count, 0);
  });
  afterAll(() => app.stop());

  const streams = () => app.app.nest.get(Streams);
  const open = async (visitor: Visitor, options: Parameters<typeof EventReader.open>[1] = {}) => {
    const reader = await EventReader.open(visitor, options);
    readers.push(reader);
    return reader;
  };
  /** The id of the last of so many events. */
  const idAfter = async (reader: EventReader, count: number) => {
    await reader.first(count);
    return reader.events[count - 1]!.id;
  };
  /** What is committed before it was told before it. */
  const tellLast = () =>
    app.app.nest.get(TransactionRunner).run(async (manager) => {
      app.app.nest.get(LiveEvents).announce(manager, ownerId, 'inbox-changed');
    });

  it('should begin with "read-again", be kept by nobody, and hold nothing of anybody', async () => {
    const reader = await open(owner);
    expect(await reader.first(1)).toEqual(['read-again']);
    const header = (name: string) => reader.response.headers.get(name);
    expect(header('content-type')).toBe('text/event-stream');
    expect(header('cache-control')).toBe('no-store');
    expect(header('x-accel-buffering')).toBe('no');
    expect(header('content-encoding')).toBeNull();
    expect(reader.text).toMatch(/^retry: 2000\n\nid: [0-9a-f]{12}-\d+\nevent: read-again\ndata: \{\}\n\n$/);
  });

  it('should answer HEAD without a stream', async () => {
    const { status, headers } = await owner.fetch('HEAD', '/api/events', {});
    expect([status, headers.get('content-type')]).toEqual([200, 'text/event-stream']);
    expect(streams().count).toBe(0);
  });

  it('should tell of a new message and of each change, once, and only to their owner (SES-10)', async () => {
    const other = await app.owner(await app.code(), newEmail());
    const [mine, foreign] = [await open(owner), await open(other)];
    await foreign.first(1);
    const { id } = (await app.message(alias)).body;
    expect(await mine.first(2)).toEqual(['read-again', 'new-message']);
    await owner.patch(`/api/messages/${id}`, { read: true });
    await owner.post('/api/messages/bulk', { ids: [id], action: 'archive' });
    await owner.delete(`/api/messages/${id}`);
    await tellLast();
    const changed = Array(4).fill('inbox-changed');
    expect(await mine.first(6)).toEqual(['read-again', 'new-message', ...changed]);
    await app.message((await other.get('/api/my-codes')).body.items[0].alias);
    expect(await foreign.first(2)).toEqual(['read-again', 'new-message']);
    expect(mine.names).toHaveLength(6);
    expect(mine.text + foreign.text).not.toMatch(/Hello|Ann|@/);
  });

  it('should not tell of what was rolled back', async () => {
    const reader = await open(owner);
    const add = MessageCounts.prototype.add;
    const failing = jest.spyOn(app.app.nest.get(MessageCounts), 'add').mockImplementation(async function (
      this: MessageCounts,
      ...args
    ) {
      await add.apply(this, args);
      throw new Error('the disk is full');
    });
    expect((await app.message(alias)).status).toBe(500);
    failing.mockRestore();
    await tellLast();
    expect(await reader.first(2)).toEqual(['read-again', 'inbox-changed']);
  });

  it('should tell a client that comes back what it has missed, each kind once', async () => {
    const reader = await open(owner);
    const id = await idAfter(reader, 1);
    await reader.close();
    await app.message(alias);
    await app.message(alias);
    for (const back of [
      await open(owner, { after: id }),
      await open(owner, { path: `/api/events?after=${id}` }),
    ])
      expect(await back.first(1)).toEqual(['new-message']);
  });

  it('should refuse an age that is none', async () => {
    for (const age of ['-1', 'x', '1e3', '86400001'])
      expect((await owner.get(`/api/events?age=${age}`)).status).toBe(400);
  });

  it('should tell nothing to a client that has missed nothing, also when it is on its own', async () => {
    const reader = await open(owner);
    const after = await idAfter(reader, 1);
    const back = await open(owner, { after });
    await eventually(() => back.text.includes(`id: ${after}\nevent: alive\n`), true);
    await app.message(alias);
    expect(await back.first(1)).toEqual(['new-message']);
  });

  it.each(['', 'x', '0123456789ab-1', '../../etc', '-'.repeat(100)])(
    'should tell a client to read again that comes with "%s"',
    async (after) => {
      const path = `/api/events?after=${encodeURIComponent(after)}`;
      expect(await (await open(owner, { path })).first(1)).toEqual(['read-again']);
      expect(await (await open(owner, { after })).first(1)).toEqual(['read-again']);
    },
  );

  it('should tell everybody to read again when changes may have been missed', async () => {
    const reader = await open(owner);
    const before = await idAfter(reader, 1);
    await app.app.nest.get(TransactionRunner).run(async (manager) => {
      app.app.nest.get(Changes).note(manager, 'live', [ALL]);
    });
    expect(await reader.first(2)).toEqual(['read-again', 'read-again']);
    expect((await (await open(owner, { after: before })).first(1))[0]).toBe('read-again');
    const back = await open(owner, { after: reader.events[1]!.id });
    await tellLast();
    // On a server, the replica also reads its own note from the database.
    await eventually(() => back.names.includes('inbox-changed'), true);
  });

  it('should close the oldest of too many of a session', async () => {
    const opened: EventReader[] = [];
    for (let i = 0; i <= STREAM.perSession; i += 1) opened.push(await open(owner));
    expect(await opened[0]!.closed).toBe('ended');
    // On MySQL, the `read-again` of the test before may arrive here a second time.
    expect(opened[0]!.names.at(-1)).toBe('replaced');
    expect(streams().count).toBe(STREAM.perSession);
  });

  it('should close the oldest of too many of a person', async () => {
    const opened: EventReader[] = [];
    for (let i = 0; i <= STREAM.perPerson; i += 1) opened.push(await open(await app.admin()));
    expect(await opened[0]!.closed).toBe('ended');
    expect(opened[0]!.names).toContain('replaced');
    expect(streams().count).toBe(STREAM.perPerson);
  });

  it('should say "later" when the replica has as many as it may have', async () => {
    streams().count += STREAM.perReplica;
    const { status, headers, body } = await owner.get('/api/events');
    streams().count -= STREAM.perReplica;
    expect([status, headers.get('retry-after'), body.code]).toEqual([503, '2', 'unavailable']);
  });

  it('should outlive the deadline of requests, and be counted', async () => {
    app.config.server.times.answer = 50;
    const reader = await open(owner);
    const never = jest
      .spyOn(app.app.nest.get(MessagesService), 'list')
      .mockReturnValue(new Promise(() => {}));
    expect((await owner.get('/api/messages')).status).toBe(503);
    never.mockRestore();
    app.config.server.times.answer = REQUEST_TIMES.answer;
    await app.message(alias);
    expect(await reader.first(2)).toEqual(['read-again', 'new-message']);
    const metrics = await fetch(`${app.url}/metrics`, {
      headers: { authorization: `Bearer ${METRICS_TOKEN}` },
    });
    const text = await metrics.text();
    expect(text).toMatch(/^ringtag_event_streams 1$/m);
    expect(text).not.toMatch(/route="\/api\/events"[^\n]*status="200"/);
  });

  it('should close a client that reads nothing', async () => {
    const { visitor, id } = await app.member();
    const { body } = await visitor.fetch('GET', '/api/events', {});
    expect(streams().count).toBe(1);
    while (streams().count > 0) {
      for (let i = 0; i < 10_000; i += 1) streams().send(id, 'new-message', 'x'.repeat(1000));
      await new Promise(setImmediate);
    }
    await body?.cancel().catch(() => undefined);
  });
});

describe('Streams of events when the server stops', () => {
  it('should all end at once, and none begin', async () => {
    const app = await TestApp.start();
    const admin = app.visitor();
    await admin.post('/api/auth/sign-in', ADMIN);
    const readers = await Promise.all(Array.from({ length: 3 }, () => EventReader.open(admin)));
    await Promise.all(readers.map((reader) => reader.first(1)));
    app.app.nest.get(Streams).endAll();
    expect((await admin.get('/api/events')).status).toBe(503);
    const ends = Promise.all(readers.map(({ closed }) => closed));
    await app.stop();
    expect(await ends).toEqual(['ended', 'ended', 'ended']);
  });
});
