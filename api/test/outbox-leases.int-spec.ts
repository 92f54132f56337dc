import { setImmediate } from 'node:timers/promises';
import { MINUTE, SECOND } from '@ringtag/contracts';
import map from 'lodash/map';
import pull from 'lodash/pull';
import type { AfterQueryEvent } from 'typeorm';
import { OutboxLeases, type Outcome } from '../src/delivery/outbox/outbox-leases';
import { OutboxWorker } from '../src/delivery/outbox/outbox.worker';
import { OutboxEntity } from '../src/delivery/tables/outbox.entity';
import { FakeClock } from './support/fake-clock';
import { queuedMail } from './support/queued-mail';
import { TestApp } from './support/test-app';

describe('The leases of the outbox', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterEach(() => app.dataSource.manager.delete(OutboxEntity, { status: 'queued' }));
  afterAll(() => app.stop());

  /** Does something when a worker has read which mails are due, and has not taken them yet. */
  const whenFound = (work: () => Promise<unknown>) => {
    const { subscribers } = app.dataSource;
    const once = {
      // The server's own worker finds no mail: its clock is behind.
      afterQuery: async ({ query, rawResults }: AfterQueryEvent) => {
        if (!/^SELECT .*outbox/.test(query) || rawResults.length === 0) return;
        pull(subscribers, once);
        await work();
      },
    };
    subscribers.push(once);
  };
  /** Mails that fall due one after the other, and workers whose clock is ahead of the server's. */
  const start = async (count: number) => {
    const ahead = new FakeClock(() => Date.now() + 3_600_000);
    const dueAt = (i: number) => new Date(ahead.now().getTime() - MINUTE + i * SECOND);
    const mails = Array.from({ length: count }, (_, i) => ({ ...queuedMail(ahead), nextAt: dueAt(i) }));
    await app.dataSource.manager.insert(OutboxEntity, mails);
    const newLeases = () => new OutboxLeases(app.dataSource, ahead);
    return { ahead, mails, ids: map(mails, 'id'), one: newLeases(), other: newLeases() };
  };
  const read = (id: string) => app.dataSource.manager.findOneByOrFail(OutboxEntity, { id });

  it('should be of the worker that takes a mail first, also when another has found it', async () => {
    const { ids, one, other } = await start(3);
    const take = async (by: OutboxLeases, ...[count, holding]: [number, string[]]) =>
      map(await by.claim(count, holding, true), 'id');
    const [held, next, last] = ids as [string, string, string];
    expect(await take(one, 1, [])).toEqual([held]);
    whenFound(async () => expect(await take(other, 1, [])).toEqual([next]));
    expect(await take(one, 5, [held])).toEqual([last]);
    expect([await one.renew(ids), await other.renew(ids)]).toEqual([2, 1]);
  });

  it('should not be begun for a mail that its former worker has meanwhile sent or tried', async () => {
    const { ahead, ids, one, other } = await start(3);
    const [sent, tried] = await one.claim(2, [], true);
    ahead.advance(MINUTE + 1);
    whenFound(async () => {
      await one.settle(sent!, { status: 'sent', sentAt: ahead.now() });
      await one.settle(tried!, { status: 'queued', tries: 1, nextAt: ahead.in(MINUTE) });
    });
    expect(map(await other.claim(5, [], true), 'id')).toEqual(ids.slice(2));
    expect(await other.claim(5, ids.slice(2), true)).toEqual([]);
    expect(await read(sent!.id)).toMatchObject({ status: 'sent', leaseOwner: null });
    expect(await read(tried!.id)).toMatchObject({ status: 'queued', leaseOwner: null });
  });

  it('should be taken again at once by who does not know of them, and by nobody else', async () => {
    // Ahead of the server, which leaves the mail alone until then.
    const ahead = new FakeClock(() => Date.now() + 3_600_000);
    const mail = { ...queuedMail(ahead), nextAt: ahead.now() };
    await app.dataSource.manager.insert(OutboxEntity, mail);
    const [one, other] = [1, 2].map(() => new OutboxLeases(app.dataSource, ahead)) as [
      OutboxLeases,
      OutboxLeases,
    ];
    const taken = async (by: OutboxLeases, holding: string[] = []) =>
      (await by.claim(5, holding, true)).map(({ id }) => id);
    expect(await taken(one)).toEqual([mail.id]);
    expect(await taken(one, [mail.id])).toEqual([]);
    expect(await taken(other)).toEqual([]);
    // As if the answer had been lost with the connection.
    expect(await taken(one)).toEqual([mail.id]);
  });

  it('should end for who sent a mail whose lease somebody else has by now, and for no other outcome', async () => {
    const ahead = new FakeClock(() => Date.now() + 3_600_000);
    const [mail, failed] = [queuedMail(ahead), queuedMail(ahead)];
    await app.dataSource.manager.insert(OutboxEntity, [mail, failed]);
    const [one, other] = [1, 2].map(() => new OutboxLeases(app.dataSource, ahead)) as [
      OutboxLeases,
      OutboxLeases,
    ];
    const first = await one.claim(2, [], true);
    ahead.advance(MINUTE + 1);
    expect(await other.claim(2, [], false)).toEqual([]);
    expect((await other.claim(2, [], true)).map(({ id }) => id).sort()).toEqual([mail.id, failed.id].sort());
    const settle = (id: string, outcome: Outcome) =>
      one.settle(
        first.find((each) => each.id === id)!,
        outcome,
      );
    await settle(mail.id, { status: 'sent', sentAt: ahead.now() });
    await settle(failed.id, { status: 'dead', tries: 1 });
    expect(await read(mail.id)).toMatchObject({ status: 'sent', leaseOwner: null });
    expect(await read(failed.id)).toMatchObject({ status: 'queued', tries: 0 });
    // Nobody sends the first one again.
    expect([await other.renew([mail.id]), await other.renew([failed.id])]).toEqual([0, 1]);
    await other.settle(failed as OutboxEntity, { status: 'dropped' });
    // The first worker reports too late: it no longer has the lease.
    await settle(failed.id, { status: 'sent', sentAt: ahead.now() });
    expect(await read(failed.id)).toMatchObject({ status: 'dropped', leaseOwner: null, sentAt: null });
  });

  it('should be left to their holders for 15 seconds after the database failed', async () => {
    const { clock, dataSource, logs } = app;
    clock.standStill();
    const from = logs.length;
    const failed = () => logs.slice(from).some((line) => line.includes('The outbox cannot be read'));
    await dataSource.query('ALTER TABLE outbox RENAME TO outbox_away');
    app.app.nest.get(OutboxWorker).wake();
    while (!failed()) await setImmediate();
    await dataSource.query('ALTER TABLE outbox_away RENAME TO outbox');

    const [free, held] = [queuedMail(clock), queuedMail(clock)];
    const lease = { leaseOwner: 'another process', leaseUntil: new Date(clock.now().getTime() - 1) };
    const send = async (mail: { id: string }) => {
      app.app.nest.get(OutboxWorker).wake();
      while ((await read(mail.id)).status !== 'sent') await setImmediate();
    };
    await dataSource.manager.insert(OutboxEntity, [free, { ...held, ...lease }]);
    await send(free);
    expect(await read(held.id)).toMatchObject({ status: 'queued', leaseOwner: lease.leaseOwner });
    clock.advance(14 * SECOND);
    const later = queuedMail(clock);
    await dataSource.manager.insert(OutboxEntity, later);
    await send(later);
    expect(await read(held.id)).toMatchObject({ status: 'queued', leaseOwner: lease.leaseOwner });
    clock.advance(SECOND);
    await send(held);
    expect(app.mail.to(held.recipient)).toHaveLength(1);
  });
});
