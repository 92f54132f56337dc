import { createClient } from '@redis/client';
import { startRedis, type Redis } from '@ringtag/tools/redis';
import { Changes } from '../src/platform/changes/changes';
import { eventually } from './support/eventually';
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
  it('should tell each other what changed', async () => {
    const before = state(other).messages.received;
    expect(await shown(other)).toBe('activated');
    await pause('inactive');
    await eventually(() => state(other).messages.received > before, true);
    expect(await shown(other)).not.toBe('activated');
    await pause('active');
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

  it('should connect anew when it stands still without closing its connections', async () => {
    redis.pause();
    await connected(false);
    await pause('inactive');
    await eventually(() => shown(other), await shown(one));
    redis.resume();
    await connected();
    await pause('active');
    await eventually(() => shown(other), 'activated');
  });

  it('should go on without it, say so, and use it again when it is back', async () => {
    const logged = () => [...one.logs, ...other.logs].filter((line) => line.includes('Redis is away')).length;
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
});
