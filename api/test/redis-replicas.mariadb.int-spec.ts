import { createClient } from '@redis/client';
import { startRedis, type Redis } from '@ringtag/tools/redis';
import { MAILS_AT_ONCE } from '../src/delivery/mail/smtp';
import { OutboxLeases } from '../src/delivery/outbox/outbox-leases';
import { OutboxWorker } from '../src/delivery/outbox/outbox.worker';
import { OutboxEntity } from '../src/delivery/tables/outbox.entity';
import { Changes } from '../src/platform/changes/changes';
import { eventually } from './support/eventually';
import { queuedMail } from './support/queued-mail';
import { newEmail, TestApp } from './support/test-app';
import type { Visitor } from './support/visitor';

describe('Two replicas that also share a Redis', () => {
  const METRICS_TOKEN = 'a token of an operator';
  let redis: Redis;
  let one: TestApp;
  let other: TestApp;
  let alias: string;
  let owner: Visitor;
  let codeId: string;
  beforeAll(async () => {
    redis = await startRedis();
    one = await TestApp.start({ REDIS_URL: redis.url, METRICS_TOKEN });
    other = await one.replica({ REDIS_URL: redis.url, METRICS_TOKEN });
    alias = await one.code();
    owner = await one.owner(alias, newEmail());
    codeId = (await owner.get('/api/my-codes')).body.items[0].id;
    await connected();
  });
  afterAll(async () => {
    await other.stop();
    await one.stop();
    await redis.stop();
  });

  const state = (app: TestApp) => app.app.nest.get(Changes).state().redis!;
  const connected = async (is = true) => {
    for (const app of [one, other]) await eventually(() => state(app).connected, is);
  };
  const shown = async (app: TestApp) => (await app.visitor().get(`/api/scan/${alias}`)).body.state;
  const pause = async (status: string) =>
    expect((await owner.patch(`/api/my-codes/${codeId}`, { status })).status).toBe(200);
  /** The ids of the connections that listen. */
  const clients = async () => {
    const visitor = await createClient({ url: redis.url }).connect();
    const list = String(await visitor.sendCommand(['CLIENT', 'LIST', 'TYPE', 'pubsub']));
    visitor.destroy();
    return [...list.matchAll(/^id=\d+/gm)].map(([id]) => id);
  };

  it('should tell each other what changed', async () => {
    const before = state(other).messages.received;
    expect(await shown(other)).toBe('activated');
    await pause('inactive');
    await eventually(() => state(other).messages.received > before, true);
    expect(await shown(other)).not.toBe('activated');
    await pause('active');
  });

  it('should look for mails when one of them has its hands full', async () => {
    // The other takes no mail, so that the first gets all that it can hold.
    let looks = 0;
    const claim = jest.spyOn(other.app.nest.get(OutboxLeases), 'claim').mockImplementation(() => {
      looks += 1;
      return Promise.resolve([]);
    });
    const anotherLook = async (after = looks) => eventually(() => looks > after, true);
    await anotherLook();
    one.mail.hold();
    const mails = Array.from({ length: MAILS_AT_ONCE }, () => queuedMail(one.clock));
    await one.dataSource.manager.insert(OutboxEntity, mails);
    await one.mail.holding(MAILS_AT_ONCE);
    // Without being woken, the other replica looks once a second: 200 looks would exceed the time limit of a test.
    for (let call = 0; call < 200; call += 1) {
      const look = anotherLook();
      one.app.nest.get(OutboxWorker).wake();
      await look;
    }
    one.mail.hurry();
    claim.mockRestore();
  });

  it('should stay up on what is no message of theirs', async () => {
    const stranger = await createClient({ url: redis.url }).connect();
    const before = state(other).messages.received;
    const odd = [
      '',
      'null',
      '{',
      '{}',
      '[null, 1, {}]',
      '[{"topic":"code"}]',
      '[{"topic":"x","subject":"y"}]',
    ];
    for (const message of odd) await stranger.publish('ringtag qr.test changes', message);
    stranger.destroy();
    await eventually(() => state(other).messages.received >= before + odd.length, true);
    expect(await shown(other)).toBe('activated');
  });

  it('should not read what is longer than anything that they say', async () => {
    const heard: string[] = [];
    other.app.nest.get(Changes).listen('code', (subject) => heard.push(subject));
    const stranger = await createClient({ url: redis.url }).connect();
    const say = (subject: string, times: number) =>
      stranger.publish(
        'ringtag qr.test changes',
        JSON.stringify(Array(times).fill({ topic: 'code', subject })),
      );
    await say('of a long one', 3000);
    await say('of a short one', 1);
    stranger.destroy();
    await eventually(() => heard.includes('of a short one'), true);
    expect(heard).not.toContain('of a long one');
  });

  it('should connect anew when it stands still without closing its connections', async () => {
    const before = await clients();
    expect(before).toHaveLength(2);
    redis.pause();
    await connected(false);
    await pause('inactive');
    await eventually(() => shown(other), await shown(one));
    // The logger is that of the last server that was started.
    const logged = () => other.logs.filter((line) => line.includes('Redis has not answered')).length;
    await eventually(() => logged() >= 2, true);
    redis.resume();
    await connected();
    await eventually(async () => (await clients()).some((id) => before.includes(id)), false);
    await pause('active');
    await eventually(() => shown(other), 'activated');
  });

  it('should go on without it, say so, and use it again when it is back', async () => {
    const logged = () => other.logs.filter((line) => line.includes('Redis is away')).length;
    const before = logged();
    await redis.kill();
    await connected(false);
    await pause('inactive');
    await eventually(() => shown(other), await shown(one));
    expect(await shown(one)).not.toBe('activated');
    expect((await other.visitor().get('/health/ready')).status).toBe(200);
    const metrics = async () => {
      const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
      return (await fetch(`${one.url}/metrics`, { headers })).text();
    };
    expect(await metrics()).toMatch(/^ringtag_redis_connected 0$/m);
    // Once for each, not for each try to connect.
    expect(logged()).toBe(before + 2);
    await redis.restart();
    await connected();
    expect(await metrics()).toMatch(/^ringtag_redis_connected 1$/m);
    const { received } = state(other).messages;
    await pause('active');
    await eventually(() => state(other).messages.received > received, true);
  });

  it('should be connected for a replica from when it lets it listen', async () => {
    const administrator = await createClient({ url: redis.url }).connect();
    const acl = (...rules: string[]) => administrator.sendCommand(['ACL', 'SETUSER', 'deaf', ...rules]);
    await acl('on', '>secret', 'allchannels', '+@all', '-subscribe');
    const deaf = await one.replica({ REDIS_URL: redis.url.replace('//', '//deaf:secret@') });
    await eventually(() => deaf.logs.some((line) => line.includes('NOPERM')), true);
    await pause('inactive');
    // Redis answers it, and takes what it sends.
    deaf.app.nest.get(Changes).hint('mails');
    await eventually(() => state(deaf).messages.sent > 0, true);
    expect(state(deaf)).toMatchObject({ connected: false, messages: { received: 0 } });
    await acl('+subscribe');
    await eventually(() => state(deaf).connected, true);
    await pause('active');
    await eventually(() => state(deaf).messages.received > 0, true);
    await deaf.stop();
    administrator.destroy();
  });
});
