import { MessageCounts } from '../src/inbox/messages/message-counts';
import { indexMessage } from '../src/inbox/search/message-index';
import { MessageEntity } from '../src/inbox/tables/message.entity';
import { newId } from '../src/platform/database/columns';
import { newEmail, TestApp } from './support/test-app';
import type { Visitor } from './support/visitor';

interface Inbox {
  visitor: Visitor;
  alias: string;
  codeId: string;
  /** Messages of the inbox, the oldest first. */
  add: (count: number, values?: Partial<MessageEntity>) => Promise<string[]>;
}

describe('Messages in bulk', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());

  const inbox = async (): Promise<Inbox> => {
    const alias = await app.code();
    const visitor = await app.owner(alias, newEmail());
    const { id } = (await app.message(alias)).body;
    const { manager } = app.dataSource;
    const sample = await manager.findOneByOrFail(MessageEntity, { id });
    await visitor.delete(`/api/messages/${id}`);
    const counts = app.app.nest.get(MessageCounts);
    const [{ id: codeId }] = (await visitor.get('/api/my-codes')).body.items;
    const add: Inbox['add'] = async (count, values = {}) => {
      const rows = Array.from({ length: count }, () => ({
        ...sample,
        submission: null,
        ...values,
        activeAt: values.createdAt ?? sample.createdAt,
        id: newId(),
      }));
      for (let i = 0; i < count; i += 200) await manager.insert(MessageEntity, rows.slice(i, i + 200));
      await counts.add(manager, sample.ownerId, rows);
      await manager.transaction(async (inside) => {
        for (const row of rows) await indexMessage(inside, row, alias);
      });
      return rows.map((row) => row.id);
    };
    return { visitor, alias, codeId, add };
  };
  const bulk = (visitor: Visitor, body: object) => visitor.post('/api/messages/bulk', body);
  const total = async (visitor: Visitor, query = '') =>
    (await visitor.get(`/api/messages${query}`)).body.total;

  it('should change the messages named, count what changed, and undo exactly that', async () => {
    const { visitor, add } = await inbox();
    const ids = await add(3);
    await visitor.patch(`/api/messages/${ids[0]}`, { read: true });
    const done = await bulk(visitor, { ids, action: 'read' });
    expect(done).toMatchObject({ status: 200, body: { changed: 2 } });
    expect(await total(visitor, '?unread=true')).toBe(0);
    const undone = await bulk(visitor, { change: done.body.change, action: 'unread' });
    expect(undone.body.changed).toBe(2);
    const { items } = (await visitor.get('/api/messages?unread=true')).body;
    expect(items.map(({ id }: { id: string }) => id)).toEqual([ids[2], ids[1]]);
    // What was undone is undone: a second time finds nothing.
    expect((await bulk(visitor, { change: done.body.change, action: 'unread' })).body.changed).toBe(0);
  });

  it('should change all that match a filter, however many, and nothing else, and undo it', async () => {
    const { visitor, codeId, add } = await inbox();
    await add(1101, { body: 'Lost keys' });
    const [other] = await add(1, { body: 'Something else' });
    const [archived] = await add(1, { body: 'Lost keys', archivedAt: app.clock.now() });
    await add(2, { body: 'Lost keys', kind: 'feedback' });
    const filter = { code: codeId, kind: 'message', q: 'lost KEYS' };
    const done = await bulk(visitor, { filter, action: 'archive' });
    expect(done.body.changed).toBe(1101);
    expect(await total(visitor)).toBe(3);
    await visitor.patch(`/api/messages/${archived}`, { archived: false });
    expect((await bulk(visitor, { change: done.body.change, action: 'unarchive' })).body.changed).toBe(1101);
    expect(await total(visitor)).toBe(1105);
    expect((await visitor.get(`/api/messages/${other}`)).body.archivedAt).toBeNull();
    expect((await bulk(visitor, { filter: { show: 'archived' }, action: 'delete' })).body.changed).toBe(0);
    expect(
      (await bulk(visitor, { filter: { show: 'unread', kind: 'feedback' }, action: 'delete' })).body.changed,
    ).toBe(2);
    expect((await bulk(visitor, { filter: {}, action: 'delete' })).body.changed).toBe(1103);
    expect(await total(visitor)).toBe(0);
  });

  it('should leave a message alone in an undo that somebody changed since', async () => {
    const { visitor, add } = await inbox();
    const ids = await add(2);
    const { body } = await bulk(visitor, { ids, action: 'archive' });
    await visitor.patch(`/api/messages/${ids[0]}`, { read: true });
    expect((await bulk(visitor, { change: body.change, action: 'unarchive' })).body.changed).toBe(1);
    expect((await visitor.get(`/api/messages/${ids[0]}`)).body.archivedAt).not.toBeNull();
  });

  it("should not change, undo or count what is somebody else's (AUT-1)", async () => {
    const [mine, theirs] = [await inbox(), await inbox()];
    const [own, foreign] = [await mine.add(1), await theirs.add(1)];
    const [kept] = await mine.add(1);
    // Theirs came last.
    expect((await mine.visitor.get('/api/messages?pageSize=1')).body.items).toMatchObject([{ id: kept }]);
    const done = await bulk(mine.visitor, { ids: [...own, ...foreign, newId()], action: 'archive' });
    expect(done.body.changed).toBe(1);
    const undo = { change: done.body.change, action: 'unarchive' };
    expect((await bulk(theirs.visitor, undo)).body.changed).toBe(0);
    for (const action of ['read', 'archive', 'delete'])
      expect((await bulk(mine.visitor, { ids: foreign, action })).body.changed).toBe(0);
    expect(
      (await bulk(mine.visitor, { filter: { code: theirs.codeId }, action: 'delete' })).body.changed,
    ).toBe(0);
    expect((await theirs.visitor.get(`/api/messages/${foreign[0]}`)).body).toMatchObject({
      readAt: null,
      archivedAt: null,
    });
    expect(await total(mine.visitor, `?code=${theirs.codeId}`)).toBe(0);
  });

  it('should change each message once when ten ask at the same time', async () => {
    const { visitor, add } = await inbox();
    const ids = await add(100);
    const sum = async (bodies: object[]) => {
      const answers = await Promise.all(bodies.map((body) => bulk(visitor, body)));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
      return answers.reduce((all, { body }) => all + body.changed, 0);
    };
    const shuffled = Array.from({ length: 5 }, (_, i) => ({
      ids: i % 2 ? ids : [...ids].reverse(),
      action: 'archive',
    }));
    const matching = Array.from({ length: 5 }, () => ({ filter: { kind: 'message' }, action: 'archive' }));
    expect(await sum([...shuffled, ...matching])).toBe(100);
    expect(await sum(Array.from({ length: 10 }, () => ({ ids, action: 'delete' })))).toBe(100);
  });

  it('should keep its counts right while messages come, change and go at the same time', async () => {
    const { visitor, codeId, alias, add } = await inbox();
    const ids = await add(40);
    const filter = { kind: 'message' };
    const answers = await Promise.all([
      ...['read', 'unread', 'archive', 'read', 'unarchive'].map((action) => bulk(visitor, { ids, action })),
      ...['archive', 'unread'].map((action) => bulk(visitor, { filter, action })),
      bulk(visitor, { ids: ids.slice(30), action: 'delete' }),
      ...ids.slice(0, 4).map((id) => visitor.patch(`/api/messages/${id}`, { read: true, archived: true })),
      ...ids.slice(0, 2).map((id) => visitor.post(`/api/messages/${id}/report`)),
      app.message(alias),
      app.message(alias, { kind: 'feedback' }),
    ]);
    for (const { status } of answers) expect(status).toBeLessThan(300);
    for (const query of ['', 'archived=true', 'unread=true', 'archived=true&unread=true', 'kind=feedback']) {
      // By the code, the list counts the messages themselves.
      const [stored, counted] = [
        await total(visitor, `?${query}`),
        await total(visitor, `?${query}&code=${codeId}`),
      ];
      expect({ query, total: stored }).toEqual({ query, total: counted });
    }
    const [code] = (await visitor.get('/api/my-codes')).body.items;
    expect(code.unreadMessages).toBe(await total(visitor, `?unread=true&code=${codeId}`));
    expect(code.unreadMessages).toBeGreaterThan(0);
  });

  it('should refuse no selection, more than one, too many ids and unknown words', async () => {
    const { visitor } = await inbox();
    const action = 'read';
    const refused = [
      { action },
      { ids: [newId()], filter: {}, action },
      { filter: {}, change: newId(), action },
      { ids: [], action },
      { ids: Array.from({ length: 101 }, newId), action },
      { ids: ['1'], action },
      { ids: newId(), action },
      { ids: null, action },
      { filter: { show: 'everything' }, action },
      { filter: { ownerId: newId() }, action },
      { filter: [], action },
      { ids: [newId()], action: 'forward' },
      { ids: [newId()] },
    ];
    for (const body of refused) {
      const answer = await bulk(visitor, body);
      expect({ body, status: answer.status }).toEqual({ body, status: 400 });
    }
  });

  it('should be listed by code and kind beside search, unread and archived, in one order', async () => {
    const { visitor, codeId, add } = await inbox();
    const at = app.clock.now();
    const all = await add(5);
    const feedback = await add(2, { kind: 'feedback', readAt: at });
    await add(1, { kind: 'feedback', archivedAt: at });
    const listed = async (query: string) =>
      (await visitor.get(`/api/messages?${query}`)).body.items.map(({ id }: { id: string }) => id);
    expect(await listed(`code=${codeId}&kind=feedback&unread=false`)).toEqual([...feedback].reverse());
    expect(await total(visitor, `?code=${codeId}&kind=feedback&archived=true`)).toBe(1);
    const pages = await Promise.all([1, 2, 3, 4].map((page) => listed(`pageSize=2&page=${page}`)));
    expect(pages.flat()).toEqual([...all, ...feedback].reverse());
    for (const query of ['code=mine', 'kind=spam'])
      expect((await visitor.get(`/api/messages?${query}`)).status).toBe(400);
  });
});
