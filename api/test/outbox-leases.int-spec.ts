import { setImmediate } from 'node:timers/promises';
import { MINUTE, SECOND } from '@ringtag/contracts';
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
    const read = (id: string) => app.dataSource.manager.findOneByOrFail(OutboxEntity, { id });
    expect(await read(mail.id)).toMatchObject({ status: 'sent', leaseOwner: null });
    expect(await read(failed.id)).toMatchObject({ status: 'queued', tries: 0 });
    // Nobody sends the first one again.
    expect([await other.renew([mail.id]), await other.renew([failed.id])]).toEqual([0, 1]);
    await other.settle(failed as OutboxEntity, { status: 'dropped' });
    expect(await read(failed.id)).toMatchObject({ status: 'dropped', leaseOwner: null });
  });

  it('should be left to their holders for 15 seconds after the database failed', async () => {
    const { clock, dataSource, logs } = app;
    clock.standStill();
    const from = logs.length;
    const failed = () => logs.slice(from).some((line) => line.includes('The outbox could not be read'));
    await dataSource.query('ALTER TABLE outbox RENAME TO outbox_away');
    app.app.nest.get(OutboxWorker).wake();
    while (!failed()) await setImmediate();
    await dataSource.query('ALTER TABLE outbox_away RENAME TO outbox');

    const [free, held] = [queuedMail(clock), queuedMail(clock)];
    const lease = { leaseOwner: 'another process', leaseUntil: new Date(clock.now().getTime() - 1) };
    const read = (id: string) => dataSource.manager.findOneByOrFail(OutboxEntity, { id });
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
