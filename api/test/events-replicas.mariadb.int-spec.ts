import { startRedis, type Redis } from '@ringtag/tools/redis';
import { Changes } from '../src/platform/changes/changes';
import { EventReader } from './support/event-reader';
import { eventually } from './support/eventually';
import { newEmail, TestApp } from './support/test-app';
import type { Visitor } from './support/visitor';

/** The embedded database serves one process, so that this needs a server. */
describe.each(['without Redis', 'with Redis'])('Streams of events over two replicas %s', (how) => {
  let redis: Redis | undefined;
  let one: TestApp;
  let other: TestApp;
  let alias: string;
  beforeAll(async () => {
    redis = how === 'with Redis' ? await startRedis() : undefined;
    const environment = redis ? { REDIS_URL: redis.url } : {};
    one = await TestApp.start(environment);
    other = await one.replica(environment);
    alias = await one.code();
    if (!redis) return;
    for (const app of [one, other])
      await eventually(() => app.app.nest.get(Changes).state().redis?.connected, true);
  });
  afterAll(async () => {
    await other.stop();
    await one.stop();
    await redis?.stop();
  });

  /** The same browser, whose requests go to the other replica. */
  const atOther = ({ cookie }: Visitor): Visitor => {
    const visitor = other.visitor();
    visitor.cookie = cookie;
    return visitor;
  };

  it('should bring what happens at one to a stream at the other, once, and close it there', async () => {
    const owner = await one.owner(alias, newEmail());
    const stream = await EventReader.open(atOther(owner));
    expect(await stream.first(1)).toEqual(['read-again']);
    const { id } = (await one.message(alias)).body;
    expect(await stream.first(2)).toEqual(['read-again', 'new-message']);
    await owner.patch(`/api/messages/${id}`, { read: true });
    // Told through Redis and by the database by now, where there are both.
    await owner.patch(`/api/messages/${id}`, { read: false });
    await stream.first(4);
    await owner.get('/api/auth/sign-out', { 'x-requested-with': 'test' });
    expect(await stream.closed).toBe('ended');
    const told = ['read-again', 'new-message', 'inbox-changed', 'inbox-changed', 'session-ended'];
    expect(stream.names).toEqual(told);
  });

  it('should bring what happens at one to the sender at the other, once, and close the stream there', async () => {
    const owner = await one.owner(await one.code(), newEmail());
    const [{ alias: owned }] = (await owner.get('/api/my-codes')).body.items;
    const { id, conversation } = (await one.message(owned)).body;
    const path = `/api/conversation/${conversation}/events`;
    const stream = await EventReader.open(other.visitor(), { path });
    expect(await stream.first(1)).toEqual(['read-again']);
    await owner.put(`/api/conversations/${id}/solved`);
    expect(await stream.first(2)).toEqual(['read-again', 'changed']);
    await owner.post(`/api/conversations/${id}/thanks`, {});
    await stream.first(3);
    await owner.post(`/api/conversations/${id}/link`);
    expect(await stream.closed).toBe('ended');
    expect(stream.names).toEqual(['read-again', 'changed', 'changed', 'conversation-ended']);
  });

  it('should tell a client to read again that comes from the other and cannot say when it had its last event', async () => {
    const { visitor } = await one.member();
    const here = await EventReader.open(visitor);
    await here.first(1);
    await here.close();
    const there = await EventReader.open(atOther(visitor), { after: here.events[0]!.id });
    expect(await there.first(1)).toEqual(['read-again']);
    await there.close();
  });

  it('should tell a client to read again that comes to a replica that has just started', async () => {
    const { visitor } = await one.member();
    const started = await one.replica(redis ? { REDIS_URL: redis.url } : {});
    const same = started.visitor();
    same.cookie = visitor.cookie;
    const stream = await EventReader.open(same, { path: '/api/events?after=of-another&age=1000' });
    expect(await stream.first(1)).toEqual(['read-again']);
    await stream.close();
    await started.stop();
  });

  it('should tell all to read again when the changes of the other could not be read for seconds', async () => {
    const { visitor } = await one.member();
    const stream = await EventReader.open(atOther(visitor));
    await stream.first(1);
    const now = performance.now.bind(performance);
    const later = jest.spyOn(performance, 'now').mockImplementation(() => now() + 6000);
    expect((await stream.first(2)).slice(0, 2)).toEqual(['read-again', 'read-again']);
    later.mockRestore();
    await stream.close();
  });
});
