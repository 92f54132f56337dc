import { PUSH } from '@ringtag/contracts';
import { SECOND, MINUTE } from '@ringtag/contracts';
import { type DeviceKeys, PushService } from '@ringtag/tools/push-service';
import range from 'lodash/range';
import { PushKeys } from '../src/accounts/push/push-keys';
import { PushWaker } from '../src/accounts/push/push-waker';
import { PushSubscriptionEntity } from '../src/accounts/tables/push-subscription.entity';
import { PushEntity } from '../src/accounts/tables/push.entity';
import { AlertChoiceEntity } from '../src/codes/tables/alert-choice.entity';
import { eventually } from './support/eventually';
import { newEmail, TestApp } from './support/test-app';
import type { Visitor } from './support/visitor';

describe('pushes to devices', () => {
  const service = new PushService();
  let app: TestApp;
  beforeAll(async () => {
    await service.start();
    app = await TestApp.start({ PUSH_TEST_SERVICE_URL: service.url });
  });
  afterAll(async () => {
    await app.stop();
    await service.stop();
  });
  beforeEach(() => {
    service.answer = () => 201;
  });

  const turnOn = (visitor: Visitor, device: DeviceKeys, showsTexts = false) =>
    visitor.put('/api/push', { ...device, showsTexts });
  const countQueued = () => app.dataSource.manager.countBy(PushEntity, { isWanted: true });
  const countDevices = () => app.dataSource.manager.count(PushSubscriptionEntity);
  const wake = () => app.app.nest.get(PushWaker).wake();
  /** Lets time pass, and the worker look. */
  const pass = (ms: number) => {
    app.clock.advance(ms);
    wake();
  };
  const isOver = () => eventually(countQueued, 0);

  /** An owner with a device that gets pushes. */
  async function owner({ showsTexts = false, locale = 'en' } = {}) {
    const alias = await app.code();
    const visitor = await app.owner(alias, newEmail());
    await visitor.patch('/api/user/me', { locale });
    const device = service.device();
    expect((await turnOn(visitor, device, showsTexts)).body).toMatchObject({ isOn: true, showsTexts });
    const [code] = (await visitor.get('/api/my-codes')).body.items;
    return { alias, visitor, device, code: code as { id: string }, got: () => service.to(device) };
  }

  it('should tell a device of a message, without a word of it, in the language of its owner', async () => {
    const { alias, got } = await owner({ locale: 'de' });
    const { body } = await app.message(alias, { body: 'Your keys are at the bakery' });
    await eventually(() => got().length, 1);
    const [{ content, headers }] = got() as [ReturnType<typeof got>[0]];
    expect(content).toEqual({
      title: 'Neue Nachricht',
      body: 'Jemand hat dir zu einem deiner Codes geschrieben.',
      path: `/messages?id=${body.id}`,
      tag: headers['topic'],
    });
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', urgency: 'high' });
    expect(headers['authorization']).toMatch(/^vapid t=.+, k=.+$/);
    await isOver();
  });

  it('should show what was written to people who want that', async () => {
    const { alias, code, visitor, got } = await owner({ showsTexts: true });
    await visitor.patch(`/api/my-codes/${code.id}`, { label: 'Keys' });
    await app.message(alias, { body: 'At the bakery' });
    await eventually(() => got().length, 1);
    expect(got()[0]!.content).toMatchObject({ title: 'New message: Keys', body: 'At the bakery' });
    await isOver();
  });

  it('should push once in a minute about a conversation, also about what comes meanwhile', async () => {
    const { alias, got } = await owner();
    const { conversation } = (await app.message(alias)).body;
    await eventually(() => got().length, 1);
    await isOver();
    const sender = app.visitor();
    for (const body of ['One', 'Two', 'Three'])
      expect((await sender.post(`/api/conversation/${conversation}/messages`, { body })).status).toBe(201);
    wake();
    expect(await countQueued()).toBe(1);
    expect(got()).toHaveLength(1);
    pass(PUSH.every);
    await isOver();
    expect(got()).toHaveLength(2);
    expect(got()[1]!.content.tag).toBe(got()[0]!.content.tag);
  });

  it('should share a push among conversations of a crowd', async () => {
    const { alias, code, got } = await owner();
    for (const body of ['a', 'b', 'c', 'd', 'e']) await app.message(alias, { body });
    pass(PUSH.every);
    await isOver();
    const shared = `/messages?show=unread&code=${code.id}`;
    const paths = got().map(({ content }) => content.path);
    expect(paths.filter((path) => path !== shared)).toHaveLength(PUSH.conversationsPerCode.max);
    expect(paths.filter((path) => path === shared).length).toBeLessThanOrEqual(2);
    expect(paths).toContain(shared);
  });

  it('should push nothing that the owner has read, and nothing that the owner does not want', async () => {
    const { alias, code, visitor, got } = await owner();
    service.answer = () => 503;
    const { body } = await app.message(alias);
    const [push] = await app.dataSource.manager.findBy(PushEntity, { isWanted: true });
    await eventually(async () => (await find(push!.id)).tries, 1);
    await visitor.patch(`/api/messages/${body.id}`, { read: true });
    service.answer = () => 201;
    pass(MINUTE);
    await isOver();
    const choice = { kind: 'message', mail: true, push: false };
    const { items } = (await visitor.put(`/api/my-codes/${code.id}/alerts`, choice)).body;
    expect(items[0]).toEqual(choice);
    await app.message(alias);
    expect(await countQueued()).toBe(0);
    expect(got()).toEqual([]);
  });

  const find = (id: string) => app.dataSource.manager.findOneByOrFail(PushEntity, { id });

  it('should have one truth about mails of messages', async () => {
    const { code, visitor } = await owner();
    const path = `/api/my-codes/${code.id}`;
    const readNotify = async () => (await visitor.get(path)).body.notify;
    const readMail = async () => (await visitor.get(`${path}/alerts`)).body.items[0].mail;
    await visitor.put(`${path}/alerts`, { kind: 'message', mail: false, push: true });
    expect([await readNotify(), await readMail()]).toEqual(['never', false]);
    await visitor.patch(path, { notify: 'always' });
    expect([await readNotify(), await readMail()]).toEqual(['always', true]);
  });

  it('should tell of a request with its link, and neither mail nor push it to who wants neither', async () => {
    const { alias, code, visitor, got } = await owner();
    const ask = async () => {
      const { visitor: other } = await app.member();
      return other.post(`/api/scan/${alias}/unactivation-request`);
    };
    await ask();
    await eventually(() => got().length, 1);
    const { content } = got()[0]!;
    expect(content.title).toBe('Someone asks for a code');
    const token = new URL(content.path, 'http://x').searchParams.get('token')!;
    expect((await visitor.get(`/api/unactivation-requests/${token}`)).status).toBe(200);
    await isOver();
    await visitor.put(`/api/my-codes/${code.id}/alerts`, { kind: 'request', mail: false, push: false });
    const before = app.mail.mails.length;
    expect((await ask()).status).toBe(201);
    expect(await countQueued()).toBe(0);
    expect(app.mail.mails.slice(before).filter(({ subject }) => /asks/.test(subject))).toEqual([]);
    expect(got()).toHaveLength(1);
  });

  it.each([
    ['a sign-out', (visitor: Visitor) => visitor.get('/api/auth/sign-out')],
    ['turning it off', (visitor: Visitor) => visitor.delete('/api/push')],
  ])('should end with %s', async (_what, end) => {
    const { alias, visitor, got } = await owner();
    const before = await countDevices();
    await end(visitor);
    expect(await countDevices()).toBe(before - 1);
    await app.message(alias);
    await isOver();
    expect(got()).toEqual([]);
  });

  it('should drop what waits for a device whose session has ended', async () => {
    const { alias, visitor, got } = await owner();
    service.answer = () => 503;
    const before = service.requests;
    await app.message(alias);
    await eventually(() => service.requests, before + 1);
    await visitor.get('/api/auth/sign-out');
    service.answer = () => 201;
    pass(MINUTE);
    await isOver();
    expect(got()).toEqual([]);
  });

  it('should show in the list of devices where pushes go', async () => {
    const { visitor } = await owner();
    const readPushes = async () => (await visitor.get('/api/user/sessions')).body.items;
    expect(await readPushes()).toMatchObject([{ current: true, push: true }]);
    await visitor.delete('/api/push');
    expect(await readPushes()).toMatchObject([{ current: true, push: false }]);
  });

  it.each([404, 410])('should forget a device that its push service does not know: %s', async (status) => {
    const { alias, visitor } = await owner();
    service.answer = () => status;
    await app.message(alias);
    await isOver();
    expect((await visitor.get('/api/push')).body.isOn).toBe(false);
  });

  it.each([429, 500, 503])('should try again after %s, and give up in the end', async (status) => {
    const { alias, visitor, got } = await owner();
    service.answer = () => status;
    const before = service.requests;
    await app.message(alias);
    for (const tries of range(1, 6)) {
      await eventually(() => service.requests, before + tries);
      // The longest pause is an hour.
      if (tries < 5) pass(60 * MINUTE);
    }
    await isOver();
    expect(got()).toEqual([]);
    expect((await visitor.get('/api/push')).body.isOn).toBe(true);
  });

  it('should follow no redirect', async () => {
    const { alias } = await owner();
    service.answer = () => 302;
    const before = service.requests;
    await app.message(alias);
    await isOver();
    expect(service.requests).toBe(before + 1);
  });

  it('should refuse what is no push service, and keys that encrypt nothing', async () => {
    const { visitor } = await app.member();
    const device = service.device();
    const refuse = async (part: object) =>
      (await turnOn(visitor, { ...device, ...part })).body.fields?.[0].field;
    for (const endpoint of [
      'https://push.example.com/a',
      'http://fcm.googleapis.com/a',
      'https://fcm.googleapis.com:8443/a',
      'https://fcm.googleapis.com.example.com/a',
      'https://me@fcm.googleapis.com/a',
      'https://127.0.0.1/a',
      'https://[::1]/a',
      'https://evilnotify.windows.com.evil.example/a',
      'nothing',
    ])
      expect(await refuse({ endpoint })).toBe('endpoint');
    expect(await refuse({ p256dh: 'B'.repeat(87) })).toBe('p256dh');
    expect(await refuse({ auth: 'AA'.repeat(12) })).toBe('auth');
    expect(
      (await turnOn(visitor, { ...device, endpoint: 'https://fcm.googleapis.com/fcm/send/a:b' })).status,
    ).toBe(200);
    await visitor.delete('/api/push');
  });

  it('should move a browser to its newest session', async () => {
    const [first, second] = [await owner(), await owner()];
    await turnOn(second.visitor, first.device);
    expect((await first.visitor.get('/api/push')).body.isOn).toBe(false);
    await app.message(first.alias);
    await app.message(second.alias);
    await isOver();
    expect(service.to(first.device)).toHaveLength(1);
  });

  it('should have a browser once, however many sessions claim it at once', async () => {
    const people = await Promise.all(range(10).map(() => app.member()));
    const device = service.device();
    const answers = await Promise.all(
      range(50).map((i) => turnOn(people[i % people.length]!.visitor, device)),
    );
    expect(answers.map(({ status }) => status)).toEqual(range(50).map(() => 200));
    const on = await Promise.all(people.map(({ visitor }) => visitor.get('/api/push')));
    expect(on.filter(({ body }) => body.isOn)).toHaveLength(1);
  });

  it('should queue one push of a topic, however many messages come at once', async () => {
    const { alias, got } = await owner();
    const { conversation } = (await app.message(alias)).body;
    await isOver();
    const path = `/api/conversation/${conversation}/messages`;
    const sent = await Promise.all(range(20).map((i) => app.visitor().post(path, { body: `Line ${i}` })));
    expect(sent.map(({ status }) => status)).toEqual(range(20).map(() => 201));
    pass(PUSH.every);
    await isOver();
    expect(got()).toHaveLength(2);
  });

  it('should keep one choice, however many are made at once, and none after the end of the activation', async () => {
    const { alias, code, visitor } = await owner();
    const path = `/api/my-codes/${code.id}/alerts`;
    const choose = (push: boolean) => visitor.put(path, { kind: 'gift', mail: !push, push });
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
    const other = await owner();
    const { alias, code, visitor } = await owner();
    await visitor.put(`/api/my-codes/${code.id}/alerts`, { kind: 'gift', mail: false, push: true });
    await app.message(alias);
    await isOver();
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
    await visitor.post('/api/user/delete', { confirmation: 'DELETE' });
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

  it('should not hold up others for a device whose push service does not answer', async () => {
    const [slow, quick] = [await owner(), await owner()];
    const path = new URL(slow.device.endpoint).pathname;
    service.answer = (asked) => (asked === path ? undefined : 201);
    await app.message(slow.alias);
    await app.message(quick.alias);
    await eventually(() => quick.got().length, 1);
    expect(slow.got()).toEqual([]);
    // Its time is over soon.
    expect(PUSH.sendMs).toBeLessThanOrEqual(10 * SECOND);
  });
});
