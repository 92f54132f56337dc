import { randomUUID } from 'node:crypto';
import { MessageEntity } from '../src/inbox/tables/message.entity';
import { AuditEntryEntity } from '../src/records/tables/audit-entry.entity';
import { jpeg } from './support/photos';
import { beginTalk, countAttachments, type Talk } from './support/talk';
import { newEmail, TestApp } from './support/test-app';
import type { Visitor } from './support/visitor';

const PLACE = { latitude: 52.52508, longitude: 13.3694, accuracy: 12, about: false };
const OWN_SCRIPT = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' };

describe('Reported conversations', () => {
  let app: TestApp;
  let admin: Visitor;
  let adminId: string;
  beforeAll(async () => {
    app = await TestApp.start({ TRUST_PROXY: '1' });
    admin = await app.admin();
    adminId = (await admin.get('/api/user/me')).body.id;
  });
  afterAll(() => app.stop());

  const sendReport = ({ owner, id }: Pick<Talk, 'owner' | 'id'>) => owner.post(`/api/messages/${id}/report`);
  const read = (id: string, query = '') => admin.get(`/api/reports/${id}${query}`, OWN_SCRIPT);
  const list = async (query = '') => (await admin.get(`/api/reports${query}`)).body;
  const listedIds = async (query = ''): Promise<string[]> =>
    (await list(query)).items.map(({ id }: { id: string }) => id);
  const findEntries = async (subjectId: string) =>
    (
      await app.dataSource.manager.find(AuditEntryEntity, {
        where: { subjectId },
        order: { at: 'ASC', id: 'ASC' },
      })
    ).map(({ action, actorId, subjectType }) => ({ action, actorId, subjectType }));
  const toEntries = (...actions: string[]) =>
    actions.map((action) => ({ action, actorId: adminId, subjectType: 'report' }));

  const beginReported = async (): Promise<Talk> => {
    const talk = await beginTalk(app);
    app.clock.advance(1000);
    expect((await sendReport(talk)).status).toBe(200);
    return talk;
  };

  it('should be nobody’s to read before they are reported, and not to be deleted or settled (REPORT)', async () => {
    const before = (await list()).open;
    const talk = await beginTalk(app);
    const { body } = await talk.send({}, [await jpeg()]);
    const path = `/api/reports/${talk.id}`;
    const answers = [
      await read(talk.id),
      await admin.get(`${path}/photos/${body.photos[0].id}`),
      await admin.put(`${path}/settled`),
      await admin.delete(`${path}/settled`),
      await admin.delete(path),
      await read(randomUUID()),
    ];
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(404));
    const unreal = await read('x');
    expect([unreal.status, unreal.body.code]).toEqual([404, 'not_found']);
    expect((await list()).open).toBe(before);
    expect(await listedIds()).not.toContain(talk.id);
    expect(await findEntries(talk.id)).toEqual([]);
    expect((await talk.owner.get(talk.paths.owner)).body.messageCount).toBe(2);
    // The owner is no administrator, also not of the own report.
    await sendReport(talk);
    expect((await talk.owner.get(path, OWN_SCRIPT)).status).toBe(403);
    expect((await app.visitor().get(path, OWN_SCRIPT)).status).toBe(401);
  });

  it('should show what both sides wrote, with photos and places, and whose code it was (REPORT)', async () => {
    const talk = await beginTalk(app);
    await talk.write({ body: 'Give me money', place: PLACE });
    const { body: photo } = await talk.send({}, [await jpeg()]);
    await talk.answer({ body: 'No' });
    await sendReport(talk);
    const { status, headers, body } = await read(talk.id);
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
    const { ownerId } = await app.dataSource.manager.findOneByOrFail(MessageEntity, { id: talk.id });
    const without = { photos: [], place: null };
    expect(body).toEqual({
      id: talk.id,
      code: { id: expect.any(String), alias: talk.alias },
      owner: { id: ownerId, name: 'Ann' },
      messageCount: 4,
      reportedAt: expect.any(String),
      settledAt: null,
      settledBy: null,
      kind: 'message',
      senderName: null,
      messages: [
        { position: 0, side: 'sender', body: 'Hello', ...without },
        { position: 1, side: 'sender', body: 'Give me money', photos: [], place: PLACE },
        { position: 2, side: 'sender', body: '', ...without, photos: photo.photos },
        { position: 3, side: 'owner', body: 'No', ...without },
      ].map((message) => ({ ...message, createdAt: expect.any(String) })),
    });
    const { id: photoId } = photo.photos[0];
    const file = await admin.get(`/api/reports/${talk.id}/photos/${photoId}`);
    expect([file.status, file.headers.get('content-type'), file.headers.get('cache-control')]).toEqual([
      ...[200, 'image/webp', 'no-store'],
    ]);
    // Not under another report.
    const other = await beginReported();
    expect((await admin.get(`/api/reports/${other.id}/photos/${photoId}`)).status).toBe(404);
    expect((await read(talk.id, '?before=2')).body.messages).toHaveLength(2);
    expect((await read(talk.id, '?before=0')).status).toBe(400);
  });

  it('should hold no address and no number of the sender, and nothing that was taken back (REPORT)', async () => {
    const alias = await app.code();
    const owner = await app.owner(alias, newEmail(), { name: 'Ann' });
    const answersTo = newEmail('hidden');
    const sender = { name: 'Zoë', email: 'zoe@example.com', phone: '+49 30 1234567' };
    const { body: message } = await app.message(alias, { sender, answersTo });
    const finder = app.visitor();
    const path = `/api/conversation/${message.conversation}`;
    expect((await finder.put(`${path}/phone`, { phone: '+49 170 7654321' })).status).toBe(204);
    await finder.delete(`${path}/phone`);
    await sendReport({ owner, id: message.id });
    const { body, bytes } = await read(message.id);
    expect(body.senderName).toBe('Zoë');
    const texts = bytes.toString() + JSON.stringify(await list());
    for (const hidden of [answersTo, sender.email, '1234567', '7654321', message.conversation])
      expect(texts).not.toContain(hidden);
  });

  it('should be listed without a word of theirs, the newest open report first (REPORT)', async () => {
    const before = (await list()).open;
    const [first, second] = [await beginReported(), await beginReported()];
    const { items, open, total, more } = await list();
    expect(items.slice(0, 2).map(({ id }: { id: string }) => id)).toEqual([second.id, first.id]);
    expect([open, total, more]).toEqual([before + 2, before + 2, false]);
    expect(JSON.stringify(items)).not.toContain('Hello');
    expect(await list('?pageSize=1&page=2')).toMatchObject({ items: [{ id: first.id }], open: before + 2 });
    expect(await findEntries(first.id)).toEqual([]);
    expect((await admin.get('/api/reports?settled=maybe')).status).toBe(400);
  });

  it('should be settled once, by the first of several, and open again', async () => {
    const talk = await beginReported();
    const before = (await list()).open;
    const settled = `/api/reports/${talk.id}/settled`;
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => admin.put(settled)));
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
    const [{ body }] = answers as [(typeof answers)[0]];
    expect(body).toMatchObject({ settledAt: expect.any(String), settledBy: { id: adminId } });
    expect(await list()).toMatchObject({ open: before - 1, total: before - 1 });
    expect(await list('?settled=true')).toMatchObject({ items: [body], open: before - 1 });
    expect(await listedIds()).not.toContain(talk.id);
    // It can still be read, and neither side learns of it.
    expect((await read(talk.id)).body).toMatchObject({ settledAt: body.settledAt });
    expect((await talk.owner.get(`/api/messages/${talk.id}`)).body.reportedAt).toBe(body.reportedAt);
    expect((await talk.read()).messageCount).toBe(1);

    expect((await admin.delete(settled)).body).toMatchObject({ settledAt: null, settledBy: null });
    expect((await admin.delete(settled)).status).toBe(200);
    expect((await list()).open).toBe(before);
    expect(await findEntries(talk.id)).toEqual(toEntries('report-settled', 'report-read', 'report-reopened'));
  });

  it('should leave a trace of each reading before the answer, by our own script only (CSRF-4, REPORT)', async () => {
    const talk = await beginReported();
    for (const mode of ['navigate', 'no-cors']) {
      const headers = { cookie: admin.cookie!, 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': mode };
      // Not by fetch: Node's sends a mode of its own.
      const { statusCode } = await app.app.nest.inject({ url: `/api/reports/${talk.id}`, headers });
      expect(statusCode).toBe(403);
    }
    expect(await findEntries(talk.id)).toEqual([]);
    await read(talk.id);
    await read(talk.id, '?before=1');
    expect(await findEntries(talk.id)).toEqual(toEntries('report-read', 'report-read'));
    const { items } = (await admin.get(`/api/audit-log?subject=${talk.id}`)).body;
    expect(items[0]).toMatchObject({ subjectType: 'report', subjectName: talk.alias, changes: [] });
  });

  it('should be deleted for both sides, with photos and counts, and say so in the log alone (REPORT)', async () => {
    const talk = await beginReported();
    await talk.send({ body: 'Hello?' }, [await jpeg()]);
    const before = (await list()).open;
    expect((await talk.owner.get('/api/messages')).body.total).toBe(1);
    const answers = await Promise.all([1, 2, 3].map(() => admin.delete(`/api/reports/${talk.id}`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 404, 404]);
    expect((await talk.owner.get(talk.paths.owner)).status).toBe(404);
    expect((await talk.owner.get('/api/messages')).body).toMatchObject({ total: 0, unread: 0 });
    expect((await app.visitor().get(talk.paths.finder)).status).toBe(404);
    expect(await countAttachments(app, talk.id)).toEqual([0, 0]);
    expect((await list()).open).toBe(before - 1);
    expect((await read(talk.id)).status).toBe(404);
    expect(await findEntries(talk.id)).toEqual(toEntries('report-deleted'));
    const [entry] = (await admin.get(`/api/audit-log?subject=${talk.id}`)).body.items;
    const alias = { field: 'alias', old: talk.alias, new: null };
    expect(entry).toMatchObject({ subjectName: null, changes: [alias, { field: 'reportedAt' }] });
    expect(JSON.stringify(entry)).not.toContain('Hello');
  });

  it('should go as before: with the message, and with the account', async () => {
    const [kept, deleted] = [await beginReported(), await beginReported()];
    await deleted.owner.delete(`/api/messages/${deleted.id}`);
    expect((await read(deleted.id)).status).toBe(404);
    await admin.put(`/api/reports/${kept.id}/settled`);
    const { messages } = (await kept.owner.get('/api/user/export')).body;
    expect(messages).toMatchObject([{ reportedAt: expect.any(String) }]);
    // Who has settled it is nothing of the owner's.
    expect(JSON.stringify(messages)).not.toMatch(/settled/i);
    const mails = app.mail.to(kept.email).length;
    const { body } = await kept.owner.post('/api/user/confirmation', { purpose: 'delete-account' });
    const proof = { challengeId: body.challengeId, code: await app.mail.codeAfter(kept.email, mails) };
    expect((await kept.owner.post('/api/user/delete', proof)).status).toBe(204);
    expect((await read(kept.id)).status).toBe(404);
    expect(await listedIds('?settled=true')).not.toContain(kept.id);
  });

  it('should be settled by nobody once that administrator is gone', async () => {
    const talk = await beginReported();
    await admin.put(`/api/reports/${talk.id}/settled`);
    const gone = randomUUID();
    await app.dataSource.manager.update(MessageEntity, { id: talk.id }, { reportSettledBy: gone });
    const [item] = (await list('?settled=true')).items;
    expect(item).toMatchObject({ id: talk.id, settledAt: expect.any(String), settledBy: null });
  });
});
