import { ScanCounter } from '../src/codes/scan-counts/scan-counter';
import { ActivationEntity } from '../src/codes/tables/activation.entity';
import { ItemEntity } from '../src/codes/tables/item.entity';
import { ScanCountEntity } from '../src/codes/tables/scan-count.entity';
import { NOBODY } from './support/access-rules';
import { countProject, giveUp, make, newMaker, startDigital } from './support/digital-codes';
import type { TestApp } from './support/test-app';
import type { Visitor } from './support/visitor';

describe('A code without a sticker that is given up', () => {
  let app: TestApp;
  let admin: Visitor;
  let projectId: string;
  beforeAll(async () => {
    ({ app, admin, projectId } = await startDigital());
  });
  afterAll(() => app.stop());

  const findItem = (id: string) => app.dataSource.manager.findOneBy(ItemEntity, { id });

  it('should be deleted when given up, and keep the messages with the name of the code', async () => {
    const { visitor } = await newMaker(app);
    const { id, alias } = (await make(visitor, { label: 'Bike' })).body;
    const other = (await make((await newMaker(app)).visitor)).body;
    for (const each of [alias, other.alias]) await app.visitor().get(`/api/scan/${each}`);
    await app.app.nest.get(ScanCounter).flush();
    await app.message(alias);
    const before = await countProject(admin, projectId);
    expect((await giveUp(visitor, alias)).status).toBe(204);

    expect(await findItem(id)).toBeNull();
    const countScans = (itemId: string) => app.dataSource.manager.countBy(ScanCountEntity, { itemId });
    expect([await countScans(id), await countScans(other.id)]).toEqual([0, 1]);
    expect(await countProject(admin, projectId)).toEqual({
      itemCount: before.itemCount - 1,
      activatedCount: before.activatedCount - 1,
    });
    expect((await app.visitor().get(`/api/scan/${alias}`)).body.code).toBe('code_not_found');
    expect((await admin.get(`/api/items/${id}`)).status).toBe(404);
    expect((await visitor.get(`/api/my-codes/${id}`)).status).toBe(404);
    expect((await visitor.get('/api/my-codes')).body.activeCodes).toBe(0);
    // What was written to its owner stays, as with any other code.
    expect((await visitor.get('/api/messages')).body.items).toMatchObject([
      { body: 'Hello', code: { id, alias, label: 'Bike' } },
    ]);
    expect((await visitor.get(`/api/messages?code=${id}`)).body.total).toBe(1);
    expect((await visitor.get('/api/user/export')).body.codes).toMatchObject([
      { alias, digital: true, label: 'Bike' },
    ]);
  });

  it('should end its conversations, which its owner reads and finds by its name', async () => {
    const { visitor } = await newMaker(app);
    const { alias } = (await make(visitor)).body;
    const { id, conversation } = (await app.message(alias)).body;
    const older = (await app.message(alias, { body: 'Older' })).body.id;
    await giveUp(visitor, alias);

    const read = await visitor.get(`/api/conversations/${id}`);
    expect(read.body).toMatchObject({ alias, end: 'given-up', messages: [{ body: 'Hello' }] });
    const written = { body: 'Where is it?', submission: NOBODY };
    const refused = await visitor.post(`/api/conversations/${id}/messages`, written);
    expect(refused.body.code).toBe('not_activated');
    expect((await app.visitor().get(`/api/conversation/${conversation}`)).status).toBe(404);
    const found = (await visitor.get(`/api/messages?q=${alias}`)).body.items;
    expect(found.map((message: { id: string }) => message.id).sort()).toEqual([id, older].sort());
  });

  it('should leave no scan of a deleted code, whenever it was counted', async () => {
    const { visitor } = await newMaker(app);
    const counter = app.app.nest.get(ScanCounter);
    const { id: itemId, alias } = (await make(visitor)).body;
    const scan = () => counter.count({ itemId, activationId: NOBODY, digital: true });
    scan();
    await Promise.all([giveUp(visitor, alias).finally(scan), counter.flush()]);
    await counter.flush();
    expect(await findItem(itemId)).toBeNull();
    expect(await app.dataSource.manager.countBy(ScanCountEntity, { itemId })).toBe(0);
  });

  it('should be given up once by requests at once, and counted once', async () => {
    const { visitor } = await newMaker(app);
    const [first, second] = [(await make(visitor)).body, (await make(visitor)).body];
    const answers = await Promise.all(Array.from({ length: 5 }, () => giveUp(visitor, first.alias)));
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
    const { items, activeCodes } = (await visitor.get('/api/my-codes')).body;
    expect([items.map((code: { id: string }) => code.id), activeCodes]).toEqual([[second.id], 1]);
  });

  it('should be given up while an administrator moves it to another project', async () => {
    const other = (await admin.post('/api/projects', { name: 'Other' })).body.id as string;
    const { visitor } = await newMaker(app, 9);
    for (let round = 0; round < 5; round += 1) {
      const { id, alias } = (await make(visitor)).body;
      const move = { ids: [id], changes: { projectId: other } };
      const [given] = await Promise.all([
        giveUp(visitor, alias),
        admin.post(`/api/projects/${projectId}/items/bulk`, move),
      ]);
      expect(given.status).toBe(204);
      expect(await findItem(id)).toBeNull();
    }
    expect(await countProject(admin, other)).toEqual({ itemCount: 0, activatedCount: 0 });
    expect((await admin.delete(`/api/projects/${other}`)).status).toBe(204);
  });

  it('should be passed on to nobody: who asks its owner for it is refused', async () => {
    const { visitor, email } = await newMaker(app);
    const { alias } = (await make(visitor)).body;
    const seen = app.mail.to(email).length;
    const asked = await (await newMaker(app)).visitor.post(`/api/scan/${alias}/unactivation-request`, {});
    expect([asked.status, asked.body.code]).toEqual([409, 'not_activatable']);
    expect(app.mail.to(email)).toHaveLength(seen);
    // Its owner is told by the page that giving it up deletes it.
    expect((await visitor.get(`/api/scan/${alias}`)).body.viewer).toMatchObject({
      isOwner: true,
      digital: true,
    });
    expect((await app.visitor().get(`/api/scan/${alias}`)).body.viewer).not.toHaveProperty('digital');
  });

  it('should be deleted with the account of its owner (ERASE)', async () => {
    const { body: other } = await make((await newMaker(app)).visitor);
    const before = await countProject(admin, projectId);
    const { visitor, email } = await newMaker(app);
    const { id, alias } = (await make(visitor, { label: 'Secret name' })).body;
    await app.message(alias);
    const [sticker] = (await app.codes(1)) as [string];
    expect((await visitor.post(`/api/scan/${sticker}/activate`, {})).status).toBe(200);
    const seen = app.mail.to(email).length;
    const { challengeId } = (await visitor.post('/api/user/confirmation', { purpose: 'delete-account' }))
      .body;
    const code = await app.mail.codeAfter(email, seen);
    expect((await visitor.post('/api/user/delete', { challengeId, code })).status).toBe(204);
    expect(await findItem(id)).toBeNull();
    expect((await app.visitor().get(`/api/scan/${alias}`)).body.code).toBe('code_not_found');
    expect(await app.dataSource.manager.findOneBy(ActivationEntity, { itemId: id })).toMatchObject({
      ownerLabel: null,
      deletedAlias: alias,
    });
    // The code of somebody else stays, and one with a sticker is free again.
    expect(await findItem(other.id)).toMatchObject({ alias: other.alias, activated: true });
    expect((await app.visitor().get(`/api/scan/${sticker}`)).body.state).toBe('activatable');
    expect(await countProject(admin, projectId)).toEqual(before);
  });

  it('should not come back as a code with a sticker', async () => {
    const { visitor } = await newMaker(app);
    const { alias } = (await make(visitor)).body;
    await giveUp(visitor, alias);
    const single = await admin.post(`/api/projects/${projectId}/items`, { items: [{ alias }] });
    expect([single.status, single.body.code, single.body.alias]).toEqual([409, 'alias_taken', alias]);
    const imported = await admin.send(
      'POST',
      `/api/projects/${projectId}/items/import?dryRun=false`,
      `alias\n${alias}\n`,
      { 'content-type': 'text/csv' },
    );
    expect(imported.body).toMatchObject({
      created: 0,
      rows: [{ result: 'refused', field: 'alias', code: 'taken' }],
    });
  });

  it('should be paused by its owner and disabled by an administrator, but deleted by none of them', async () => {
    const { visitor } = await newMaker(app);
    const { id, alias } = (await make(visitor)).body;
    await visitor.patch(`/api/my-codes/${id}`, { status: 'inactive' });
    expect((await app.visitor().get(`/api/scan/${alias}`)).body.state).toBe('inactive');
    await admin.patch(`/api/items/${id}`, { status: 'disabled' });
    expect((await visitor.patch(`/api/my-codes/${id}`, { status: 'active' })).body.code).toBe(
      'code_disabled',
    );
    expect((await admin.delete(`/api/items/${id}`)).body.code).toBe('codes_activated');
    expect((await giveUp(visitor, alias)).status).toBe(204);
    expect(await findItem(id)).toBeNull();
  });
});
