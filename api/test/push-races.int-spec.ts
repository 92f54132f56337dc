import { randomUUID } from 'node:crypto';
import { PUSH } from '@ringtag/contracts';
import range from 'lodash/range';
import { PushKeys } from '../src/accounts/push/push-keys';
import { PushSubscriptionEntity } from '../src/accounts/tables/push-subscription.entity';
import { PushEntity } from '../src/accounts/tables/push.entity';
import { AlertChoiceEntity } from '../src/codes/tables/alert-choice.entity';
import { persist } from './support/persist';
import { PushApp } from './support/push-owners';
import type { TestApp } from './support/test-app';

describe('pushes to devices, many at once', () => {
  let pushes: PushApp;
  let app: TestApp;
  beforeAll(async () => {
    pushes = await PushApp.start();
    ({ app } = pushes);
  });
  afterAll(() => pushes.stop());

  it('should have a browser once, however many sessions claim it at once', async () => {
    const people = await Promise.all(range(10).map(() => app.member()));
    const device = pushes.service.device();
    const answers = await Promise.all(
      range(50).map((i) => persist(() => pushes.turnOn(people[i % people.length]!.visitor, device))),
    );
    expect(answers.map(({ status }) => status)).toEqual(range(50).map(() => 200));
    const on = await Promise.all(people.map(({ visitor }) => visitor.get('/api/push')));
    expect(on.filter(({ body }) => body.isOn)).toHaveLength(1);
  });

  it('should queue one push of a topic, however many messages come at once', async () => {
    const { alias, got } = await pushes.owner();
    const { conversation } = (await app.message(alias)).body;
    await pushes.untilSent();
    const path = `/api/conversation/${conversation}/messages`;
    const sent = await Promise.all(
      range(20).map((i) => {
        const line = { body: `Line ${i}`, submission: randomUUID() };
        return persist(() => app.visitor().post(path, line));
      }),
    );
    expect(sent.map(({ status }) => status)).toEqual(range(20).map(() => 201));
    pushes.pass(PUSH.every);
    await pushes.untilSent();
    expect(got()).toHaveLength(2);
  });

  it('should keep one choice, however many are made at once, and none after the end of the activation', async () => {
    const { alias, code, visitor } = await pushes.owner();
    const path = `/api/my-codes/${code.id}/alerts`;
    const choose = (push: boolean) => persist(() => visitor.put(path, { kind: 'gift', mail: !push, push }));
    const answers = await Promise.all([
      ...range(40).map((i) => choose(i % 2 === 0)),
      visitor.post(`/api/scan/${alias}/unactivate`),
      ...range(9).map((i) => choose(i % 2 === 0)),
    ]);
    for (const { status } of answers) expect([200, 204, 404]).toContain(status);
    expect(await app.dataSource.manager.countBy(AlertChoiceEntity, { kind: 'gift' })).toBe(0);
  });

  it('should delete all of it with the account, and nothing of others', async () => {
    const { manager } = app.dataSource;
    const other = await pushes.owner();
    const { alias, email, code, visitor } = await pushes.owner();
    await visitor.put(`/api/my-codes/${code.id}/alerts`, { kind: 'gift', mail: false, push: true });
    await app.message(alias);
    await pushes.untilSent();
    const { id: userId } = (await visitor.get('/api/user/me')).body;
    const count = async () => [
      await manager.countBy(PushSubscriptionEntity, { userId }),
      await manager.countBy(PushEntity, { userId }),
      await manager.countBy(AlertChoiceEntity, { userId }),
    ];
    expect(await count()).toEqual([1, 1, 1]);
    const exported = (await visitor.get('/api/user/export')).body;
    expect(exported.sessions[0].pushesSince).not.toBeNull();
    expect(exported.codes[0].alerts).toContainEqual({ kind: 'gift', mail: false, push: true });
    const mails = app.mail.to(email).length;
    const { body } = await visitor.post('/api/user/confirmation', { purpose: 'delete-account' });
    const proof = { challengeId: body.challengeId, code: await app.mail.codeAfter(email, mails) };
    expect((await visitor.post('/api/user/delete', proof)).status).toBe(204);
    expect(await count()).toEqual([0, 0, 0]);
    expect((await other.visitor.get('/api/push')).body.isOn).toBe(true);
  });

  it('should have one key, whichever process makes it, that is not in the database', async () => {
    const { publicKey, privateKey } = await app.app.nest.get(PushKeys).get();
    const rows = await app.dataSource.query<object[]>('SELECT * FROM push_keys');
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).toContain(publicKey);
    expect(JSON.stringify(rows)).not.toContain(privateKey);
  });
});
