import { randomUUID } from 'node:crypto';
import { MINUTE, PUSH, SECOND } from '@ringtag/contracts';
import range from 'lodash/range';
import { PushSubscriptionEntity } from '../src/accounts/tables/push-subscription.entity';
import { PushEntity } from '../src/accounts/tables/push.entity';
import { ScanCounter } from '../src/codes/scan-counts/scan-counter';
import { ScanPages } from '../src/codes/scan-pages/scan-pages';
import { eventually } from './support/eventually';
import { accept, named, offer } from './support/gifts';
import { newHelped } from './support/helpers';
import { PushApp } from './support/push-owners';
import type { TestApp } from './support/test-app';
import type { Visitor } from './support/visitor';

describe('pushes to devices', () => {
  let pushes: PushApp;
  let app: TestApp;
  beforeAll(async () => {
    pushes = await PushApp.start();
    ({ app } = pushes);
  });
  afterAll(() => pushes.stop());
  beforeEach(() => {
    pushes.service.answer = () => 201;
  });

  const countDevices = () => app.dataSource.manager.count(PushSubscriptionEntity);

  it('should tell a device of a message, without a word of it, in the language of its owner', async () => {
    const { alias, got } = await pushes.owner({ locale: 'de' });
    const { body } = await app.message(alias, { body: 'Your keys are at the bakery' });
    await eventually(() => got().length, 1);
    const [{ content, headers }] = got() as [ReturnType<typeof got>[0]];
    expect(content).toEqual({
      title: 'Neue Nachricht',
      body: 'Jemand hat Ihnen über einen Ihrer Codes geschrieben.',
      path: `/messages?id=${body.id}`,
      tag: headers['topic'],
    });
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', urgency: 'high' });
    expect(headers['authorization']).toMatch(/^vapid t=.+, k=.+$/);
    await pushes.untilSent();
  });

  it('should show what was written to people who want that', async () => {
    const { alias, code, visitor, got } = await pushes.owner({ showsTexts: true });
    await visitor.patch(`/api/my-codes/${code.id}`, { label: 'Keys' });
    await app.message(alias, { body: 'At the bakery' });
    await eventually(() => got().length, 1);
    expect(got()[0]!.content).toMatchObject({ title: 'New message: Keys', body: 'At the bakery' });
    await pushes.untilSent();
  });

  it('should push once in a minute about a conversation, also about what comes meanwhile', async () => {
    const { alias, got } = await pushes.owner();
    const { conversation } = (await app.message(alias)).body;
    await eventually(() => got().length, 1);
    await pushes.untilSent();
    const sender = app.visitor();
    for (const body of ['One', 'Two', 'Three'])
      expect(
        (await sender.post(`/api/conversation/${conversation}/messages`, { body, submission: randomUUID() }))
          .status,
      ).toBe(201);
    pushes.pass(0);
    expect(await pushes.countQueued()).toBe(1);
    expect(got()).toHaveLength(1);
    pushes.pass(PUSH.every);
    await pushes.untilSent();
    expect(got()).toHaveLength(2);
    expect(got()[1]!.content.tag).toBe(got()[0]!.content.tag);
  });

  it('should share a push among conversations of a crowd', async () => {
    const { alias, code, got } = await pushes.owner();
    for (const body of ['a', 'b', 'c', 'd', 'e']) await app.message(alias, { body });
    pushes.pass(PUSH.every);
    await pushes.untilSent();
    const shared = `/messages?show=unread&code=${code.id}`;
    const paths = got().map(({ content }) => content.path);
    expect(paths.filter((path) => path !== shared)).toHaveLength(PUSH.conversationsPerCode.max);
    expect(paths.filter((path) => path === shared).length).toBeLessThanOrEqual(2);
    expect(paths).toContain(shared);
  });

  it('should push nothing that the owner has read, and nothing that the owner does not want', async () => {
    const { alias, code, visitor, got } = await pushes.owner();
    pushes.service.answer = () => 503;
    const { body } = await app.message(alias);
    const [push] = await app.dataSource.manager.findBy(PushEntity, { isWanted: true });
    await eventually(async () => (await find(push!.id)).tries, 1);
    await visitor.patch(`/api/messages/${body.id}`, { read: true });
    pushes.service.answer = () => 201;
    pushes.pass(MINUTE);
    await pushes.untilSent();
    const choice = { kind: 'message', mail: true, push: false };
    const { items } = (await visitor.put(`/api/my-codes/${code.id}/alerts`, choice)).body;
    expect(items[0]).toEqual(choice);
    await app.message(alias);
    expect(await pushes.countQueued()).toBe(0);
    expect(got()).toEqual([]);
  });

  const find = (id: string) => app.dataSource.manager.findOneByOrFail(PushEntity, { id });

  it('should have one truth about mails of messages', async () => {
    const { code, visitor } = await pushes.owner();
    const path = `/api/my-codes/${code.id}`;
    const readNotify = async () => (await visitor.get(path)).body.notify;
    const readMail = async () => (await visitor.get(`${path}/alerts`)).body.items[0].mail;
    await visitor.put(`${path}/alerts`, { kind: 'message', mail: false, push: true });
    expect([await readNotify(), await readMail()]).toEqual(['never', false]);
    await visitor.patch(path, { notify: 'always' });
    expect([await readNotify(), await readMail()]).toEqual(['always', true]);
  });

  it('should tell of a request with its link, and neither mail nor push it to who wants neither', async () => {
    const { alias, code, visitor, got } = await pushes.owner();
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
    await pushes.untilSent();
    await visitor.put(`/api/my-codes/${code.id}/alerts`, { kind: 'request', mail: false, push: false });
    const before = app.mail.mails.length;
    expect((await ask()).status).toBe(201);
    expect(await pushes.countQueued()).toBe(0);
    expect(app.mail.mails.slice(before).filter(({ subject }) => /asks/.test(subject ?? ''))).toEqual([]);
    expect(got()).toHaveLength(1);
  });

  it('should tell that the page of a lost code was opened, and what became of a gift', async () => {
    const { alias, code, visitor, got } = await pushes.owner();
    const lost = `/api/my-codes/${code.id}/lost`;
    await visitor.put(lost, {});
    const page = await app.app.nest.get(ScanPages).find(alias, '198.51.100.1');
    app.app.nest.get(ScanCounter).count(page!);
    await app.app.nest.get(ScanCounter).flush();
    await eventually(() => got().length, 1);
    expect(got()[0]!.content).toMatchObject({
      title: 'A sign of what was lost',
      path: `/my-code/${code.id}`,
    });
    await visitor.delete(lost);
    const receiver = await named(app);
    await accept(receiver.visitor, await offer(app, { owner: visitor, id: code.id }, receiver.email));
    await eventually(() => got().length, 2);
    expect(got()[1]!.content).toMatchObject({ title: 'A code changes hands', path: '/my-codes' });
    await pushes.untilSent();
  });

  it('should tell helpers, too, until they are none', async () => {
    const { alias, owner, path, join } = await newHelped(app);
    const { helper, helpId } = await join();
    const device = pushes.service.device();
    await pushes.turnOn(helper, device);
    const { body } = await app.message(alias);
    const got = () => pushes.service.to(device);
    await eventually(() => got().length, 1);
    expect(got()[0]!.content.path).toBe(`/helping?id=${body.id}`);
    expect((await owner.delete(`${path}/${helpId}`)).status).toBe(204);
    await app.message(alias);
    await pushes.untilSent();
    expect(got()).toHaveLength(1);
  });

  it.each([
    ['a sign-out', (visitor: Visitor) => visitor.get('/api/auth/sign-out', { 'x-requested-with': 'test' })],
    ['turning it off', (visitor: Visitor) => visitor.delete('/api/push')],
  ])('should end with %s', async (_what, end) => {
    const { alias, visitor, got } = await pushes.owner();
    const before = await countDevices();
    await end(visitor);
    expect(await countDevices()).toBe(before - 1);
    await app.message(alias);
    await pushes.untilSent();
    expect(got()).toEqual([]);
  });

  it('should drop what waits for a device whose session has ended', async () => {
    const { alias, visitor, got } = await pushes.owner();
    pushes.service.answer = () => 503;
    const before = pushes.service.requests;
    await app.message(alias);
    await eventually(() => pushes.service.requests, before + 1);
    await visitor.get('/api/auth/sign-out', { 'x-requested-with': 'test' });
    pushes.service.answer = () => 201;
    pushes.pass(MINUTE);
    await pushes.untilSent();
    expect(got()).toEqual([]);
  });

  it('should show in the list of devices where pushes go', async () => {
    const { visitor } = await pushes.owner();
    const readPushes = async () => (await visitor.get('/api/user/sessions')).body.items;
    expect(await readPushes()).toMatchObject([{ current: true, push: true }]);
    await visitor.delete('/api/push');
    expect(await readPushes()).toMatchObject([{ current: true, push: false }]);
  });

  it.each([404, 410])('should forget a device that its push service does not know: %s', async (status) => {
    const { alias, visitor } = await pushes.owner();
    pushes.service.answer = () => status;
    await app.message(alias);
    await pushes.untilSent();
    expect((await visitor.get('/api/push')).body.isOn).toBe(false);
  });

  it.each([429, 500, 503])('should try again after %s, and give up in the end', async (status) => {
    const { alias, visitor, got } = await pushes.owner();
    pushes.service.answer = () => status;
    const before = pushes.service.requests;
    await app.message(alias);
    for (const tries of range(1, 6)) {
      await eventually(() => pushes.service.requests, before + tries);
      // The longest pause is an hour.
      if (tries < 5) pushes.pass(60 * MINUTE);
    }
    await pushes.untilSent();
    expect(got()).toEqual([]);
    expect((await visitor.get('/api/push')).body.isOn).toBe(true);
  });

  it('should follow no redirect', async () => {
    const { alias } = await pushes.owner();
    pushes.service.answer = () => 302;
    const before = pushes.service.requests;
    await app.message(alias);
    await pushes.untilSent();
    expect(pushes.service.requests).toBe(before + 1);
  });

  it('should refuse what is no push service, and keys that encrypt nothing', async () => {
    const { visitor } = await app.member();
    const device = pushes.service.device();
    const refuse = async (part: object) =>
      (await pushes.turnOn(visitor, { ...device, ...part })).body.error[0].field;
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
      (await pushes.turnOn(visitor, { ...device, endpoint: 'https://fcm.googleapis.com/fcm/send/a:b' }))
        .status,
    ).toBe(200);
    await visitor.delete('/api/push');
  });

  it('should move a browser to its newest session', async () => {
    const [first, second] = [await pushes.owner(), await pushes.owner()];
    await pushes.turnOn(second.visitor, first.device);
    expect((await first.visitor.get('/api/push')).body.isOn).toBe(false);
    await app.message(first.alias);
    await app.message(second.alias);
    await pushes.untilSent();
    expect(pushes.service.to(first.device)).toHaveLength(1);
  });

  it('should not hold up others for a device whose push service does not answer', async () => {
    const [slow, quick] = [await pushes.owner(), await pushes.owner()];
    const path = new URL(slow.device.endpoint).pathname;
    pushes.service.answer = (asked) => (asked === path ? undefined : 201);
    await app.message(slow.alias);
    await app.message(quick.alias);
    await eventually(() => quick.got().length, 1);
    expect(slow.got()).toEqual([]);
    // Its time is over soon.
    expect(PUSH.sendMs).toBeLessThanOrEqual(10 * SECOND);
  });
});
