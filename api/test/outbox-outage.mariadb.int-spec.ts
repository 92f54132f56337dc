import type { DatabaseServer } from '@ringtag/tools/mysql';
import { OutboxLeases } from '../src/delivery/outbox/outbox-leases';
import { OutboxWorker } from '../src/delivery/outbox/outbox.worker';
import { OutboxEntity } from '../src/delivery/tables/outbox.entity';
import { queuedMail } from './support/queued-mail';
import { startServer } from './support/server-database';
import { TestApp } from './support/test-app';

describe('The outbox of two processes whose database goes away', () => {
  let database: DatabaseServer;
  let apps: TestApp[];
  beforeAll(async () => {
    database = await startServer();
    const one = await TestApp.start({ DATABASE_URL: await database.createDatabase('ringtag') });
    apps = [one, await one.replica()];
  });
  afterAll(async () => {
    for (const app of apps.reverse()) await app.stop();
    await database.stop();
  });

  it('should send no mail twice that was sent meanwhile, however long it was away (REL-3)', async () => {
    const [{ mail, clock, dataSource }] = apps as [TestApp];
    mail.hold();
    const rows = Array.from({ length: 5 }, () => queuedMail(clock));
    await dataSource.manager.insert(OutboxEntity, rows);
    await mail.holding(rows.length);
    process.kill(database.pid, 'SIGKILL');
    mail.hurry();
    // Longer than any lease.
    apps.forEach((app) => app.clock.advance(300_000));
    const noticed = apps.map(awaitFailure);
    apps.forEach(({ app }) => app.nest.get(OutboxWorker).wake());
    await Promise.all(noticed);
    await database.restart();
    const left = () => dataSource.manager.countBy(OutboxEntity, { status: 'queued' });
    while ((await left().catch(() => rows.length)) > 0) await new Promise((resolve) => setImmediate(resolve));
    expect(rows.map(({ recipient }) => mail.to(recipient).length)).toEqual(rows.map(() => 1));
    expect(await dataSource.manager.sum(OutboxEntity, 'tries')).toBe(0);
  });
});

/** Resolves when a process notices that the database is away. */
function awaitFailure({ app }: TestApp): Promise<void> {
  const leases = app.nest.get(OutboxLeases);
  return new Promise((resolve) => {
    const noticing = <T>(work: Promise<T>) => {
      work.catch(() => resolve());
      return work;
    };
    const [claim, renew] = [leases.claim.bind(leases), leases.renew.bind(leases)];
    leases.claim = (...args) => noticing(claim(...args));
    leases.renew = (...args) => noticing(renew(...args));
  });
}
