import { UserEntity } from '../src/accounts/tables/user.entity';
import { ActivationRecords } from '../src/codes/activations/activation-records';
import { CodeOwnership } from '../src/codes/activations/code-ownership';
import { ActivationEntity } from '../src/codes/tables/activation.entity';
import { ItemEntity } from '../src/codes/tables/item.entity';
import { newId } from '../src/platform/database/columns';
import { TransactionRunner } from '../src/platform/database/transaction-runner';
import { newEmail, TestApp } from './support/test-app';
import type { Visitor } from './support/visitor';

describe('Unactivation by the owner', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());

  const unactivate = (visitor: Visitor, alias: string) => visitor.post(`/api/scan/${alias}/unactivate`);
  const scan = async (alias: string) => (await app.visitor().get(`/api/scan/${alias}`)).body;
  const readCodes = async (email: string) =>
    (await app.dataSource.manager.findOneByOrFail(UserEntity, { email })).activeCodes;

  it('should make the code free at once, and keep messages for the former owner only', async () => {
    const [alias, other] = (await app.codes(2)) as [string, string];
    const email = newEmail();
    const former = await app.owner(alias, email, { name: 'Former' });
    await app.message(alias, { body: 'Not for the next one' });
    expect((await unactivate(former, alias)).status).toBe(204);
    const free = await scan(alias);
    expect([free.state, free.owner, free.formToken]).toEqual(['activatable', undefined, undefined]);
    expect(await readCodes(email)).toBe(0);
    expect((await former.get('/api/my-codes')).body.total).toBe(0);
    expect((await former.get('/api/messages')).body.items[0].body).toBe('Not for the next one');
    expect(app.events().at(-1)).toMatchObject({ event: 'code_unactivated', scope: 'owner' });

    const next = await app.owner(alias, newEmail(), { name: 'Next' });
    expect((await scan(alias)).owner.name).toBe('Next');
    expect((await next.get('/api/messages')).body).toMatchObject({ total: 0, unread: 0 });
    const { itemId } = await app.dataSource.manager.findOneByOrFail(ActivationEntity, {
      userId: (await next.get('/api/user/me')).body.id,
    });
    expect((await former.get(`/api/my-codes/${itemId}`)).status).toBe(404);
    await former.post(`/api/scan/${other}/activate`);
    const userId = (await former.get('/api/user/me')).body.id as string;
    const { id: held } = await app.dataSource.manager.findOneByOrFail(ActivationEntity, { itemId, userId });
    expect(await app.app.nest.get(ActivationRecords).findIds(userId, itemId)).toEqual([held]);
    await app.message(alias, { body: 'For the next one' });
    expect((await former.get('/api/messages')).body.total).toBe(1);
    expect((await next.get('/api/messages')).body.items.map(({ body }: { body: string }) => body)).toEqual([
      'For the next one',
    ]);
  });

  it('should free a place in the limit of the account', async () => {
    const aliases = (await app.codes(4)) as [string, string, string, string];
    const owner = await app.owner(aliases[0], newEmail());
    for (const alias of aliases.slice(1, 3)) await owner.post(`/api/scan/${alias}/activate`);
    expect((await owner.post(`/api/scan/${aliases[3]}/activate`)).status).toBe(409);
    await unactivate(owner, aliases[1]);
    expect((await owner.post(`/api/scan/${aliases[3]}/activate`)).status).toBe(200);
    expect((await owner.post(`/api/scan/${aliases[1]}/activate`)).status).toBe(409);
  });

  it('should be refused to everybody else (AUT-1)', async () => {
    const [alias, free] = (await app.codes(2)) as [string, string];
    await app.owner(alias, newEmail());
    const { visitor } = await app.member();
    const holder = await app.owner(await app.code(), newEmail());
    expect((await unactivate(app.visitor(), alias)).status).toBe(401);
    for (const other of [visitor, holder]) {
      const refused = await unactivate(other, alias);
      expect([refused.status, refused.body.code]).toEqual([404, 'not_found']);
    }
    expect((await unactivate(visitor, free)).body.code).toBe('not_activated');
    expect((await unactivate(visitor, 'ZZZZ9999')).body.code).toBe('code_not_found');
    expect((await holder.get('/api/my-codes')).body.total).toBe(1);
    expect((await scan(alias)).state).toBe('activated');
  });

  it('should find no code that was deleted since it was looked up', async () => {
    const { id } = await app.member();
    const ending = app.app.nest.get(CodeOwnership).end(newId(), id);
    await expect(ending).rejects.toMatchObject({ errorCode: 'not_found' });
  });

  it('should end a pause, but not what an administrator disabled', async () => {
    const [paused, disabled] = (await app.codes(2)) as [string, string];
    const owner = await app.owner(paused, newEmail());
    await owner.post(`/api/scan/${disabled}/activate`);
    const items = await app.dataSource.manager.find(ItemEntity, {
      where: [{ alias: paused }, { alias: disabled }],
    });
    for (const { id, alias } of items) {
      if (alias === paused) await owner.patch(`/api/my-codes/${id}`, { status: 'inactive' });
      else await (await app.admin()).patch(`/api/items/${id}`, { status: 'disabled' });
    }
    for (const alias of [paused, disabled]) expect((await unactivate(owner, alias)).status).toBe(204);
    expect((await scan(paused)).state).toBe('activatable');
    expect((await scan(disabled)).state).toBe('disabled');
  });

  it('should happen once for 20 requests at once, and count down once', async () => {
    const [alias, kept] = (await app.codes(2)) as [string, string];
    const email = newEmail();
    const owner = await app.owner(alias, email);
    await owner.post(`/api/scan/${kept}/activate`);
    const answers = await Promise.all(Array.from({ length: 20 }, () => unactivate(owner, alias)));
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
    expect(answers.filter(({ body }) => body?.code === 'not_activated')).toHaveLength(19);
    expect(await readCodes(email)).toBe(1);
    expect((await scan(kept)).state).toBe('activated');
  });

  it('should leave one owner at a time when others activate meanwhile', async () => {
    const alias = await app.code();
    const email = newEmail();
    const owner = await app.owner(alias, email);
    const others = await Promise.all(
      Array.from({ length: 5 }, async () => app.owner(await app.code(), newEmail())),
    );
    const [ended, ...activated] = await Promise.all([
      unactivate(owner, alias),
      ...others.map((other) => other.post(`/api/scan/${alias}/activate`)),
    ]);
    expect(ended.status).toBe(204);
    expect(activated.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
    const { id, ownerId } = await app.dataSource.manager.findOneByOrFail(ItemEntity, { alias });
    const open = (await app.dataSource.manager.findBy(ActivationEntity, { itemId: id })).filter(
      ({ endedAt }) => !endedAt,
    );
    expect(open.map(({ userId }) => userId)).toEqual(ownerId ? [ownerId] : []);
    expect(await readCodes(email)).toBe(0);
  });

  it('should not end what the owner activated again while they confirmed a request', async () => {
    const alias = await app.code();
    const email = newEmail();
    const owner = await app.owner(alias, email);
    await (await app.member()).visitor.post(`/api/scan/${alias}/unactivation-request`);
    const token = await app.mail.tokenFor(email, 2);
    const ownership = app.app.nest.get(CodeOwnership);
    const end = ownership.end.bind(ownership);
    // Between the look at the request and the end of the activation.
    const ending = jest.spyOn(ownership, 'end').mockImplementationOnce(async (...what) => {
      expect((await unactivate(owner, alias)).status).toBe(204);
      expect((await owner.post(`/api/scan/${alias}/activate`)).status).toBe(200);
      return end(...what);
    });
    const refused = await owner.post(`/api/unactivation-requests/${token}/confirm`);
    ending.mockRestore();
    expect([refused.status, refused.body.code]).toEqual([400, 'invalid_link']);
    expect((await scan(alias)).state).toBe('activated');
  });

  it('should take no message after it, and lose none before it', async () => {
    const [neighbour, alias] = (await app.codes(2)) as [string, string];
    await app.owner(neighbour, newEmail());
    const owner = await app.owner(alias, newEmail());
    const { formToken } = await scan(alias);
    app.clock.advance(2000);
    const send = (body: string) =>
      app.visitor().post(`/api/scan/${alias}/messages`, { kind: 'message', body, formToken });
    const [ended, ...sent] = await Promise.all([
      unactivate(owner, alias),
      ...Array.from({ length: 5 }, (_, i) => send(`Number ${i}`)),
    ]);
    expect(ended.status).toBe(204);
    const kept = sent.filter(({ status }) => status === 201);
    expect(sent.filter(({ body }) => body.code === 'not_activated')).toHaveLength(5 - kept.length);
    expect((await owner.get('/api/messages')).body.total).toBe(kept.length);
    expect((await send('Late')).body.code).toBe('not_activated');

    // A page that is a second old names the activation that has ended.
    const { id: itemId } = await app.dataSource.manager.findOneByOrFail(ItemEntity, { alias });
    const { id: activationId } = await app.dataSource.manager.findOneByOrFail(ActivationEntity, { itemId });
    const lock = () =>
      app.app.nest
        .get(TransactionRunner)
        .run((manager) => app.app.nest.get(ActivationRecords).lockCurrent(manager, { itemId, activationId }));
    await expect(lock()).rejects.toMatchObject({ errorCode: 'not_activated' });
    const next = await app.owner(alias, newEmail());
    expect(await lock()).toMatchObject({ userId: (await next.get('/api/user/me')).body.id, alias });
  });
});
