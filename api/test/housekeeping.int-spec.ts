import { DAY, SCAN_DAYS, SESSION } from '@ringtag/contracts';
import pull from 'lodash/pull';
import type { AfterQueryEvent } from 'typeorm';
import { OwnerScansEntity } from '../src/codes/tables/owner-scans.entity';
import { OutboxEntity } from '../src/delivery/tables/outbox.entity';
import { newId } from '../src/platform/database/columns';
import { Housekeeping } from '../src/platform/housekeeping/housekeeping';
import { LimitCounterEntity } from '../src/records/tables/limit-counter.entity';
import { queuedMail } from './support/queued-mail';
import { OWNER } from './support/session-times';
import { TestApp } from './support/test-app';

describe('Housekeeping', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());

  const sweep = () => app.app.nest.get(Housekeeping).sweep();
  const counters = () => app.dataSource.manager.count(LimitCounterEntity);

  /** Limit windows that are over, and some that are not. */
  const limits = async (over: number, running: number) => {
    const rows = Array.from({ length: over + running }, (_, i) => ({
      id: String(i).padStart(64, '0'),
      used: 1,
      resetAt: app.clock.in(i < over ? -1000 - i : 60_000),
    }));
    for (let from = 0; from < rows.length; from += 500)
      await app.dataSource.manager.insert(LimitCounterEntity, rows.slice(from, from + 500));
    return rows;
  };
  const mail = (status: OutboxEntity['status'], age: number) => ({
    ...queuedMail(app.clock),
    status,
    nextAt: app.clock.in(DAY),
    createdAt: app.clock.in(-age),
  });

  it('should delete however many there are in slices that no deadline hits', async () => {
    await app.dataSource.manager.clear(LimitCounterEntity);
    await limits(2500, 600);
    const slices = deletesFrom(app, 'limit_counters');
    await sweep();
    expect(await counters()).toBe(600);
    expect(slices()).toBe(3);
  });

  it('should delete the scans of owners that are not shown any more in slices, too', async () => {
    const { manager } = app.dataSource;
    const day = app.clock
      .in(-SCAN_DAYS.shown * DAY)
      .toISOString()
      .slice(0, 10);
    const rows = Array.from({ length: 1500 }, () => ({ userId: newId(), day, count: 1 }));
    for (let from = 0; from < rows.length; from += 500)
      await manager.insert(OwnerScansEntity, rows.slice(from, from + 500));
    const { id: userId } = await app.member();
    await manager.insert(OwnerScansEntity, { userId, day: app.clock.today(), count: 1 });
    const slices = deletesFrom(app, 'owner_scans');
    await sweep();
    expect((await manager.find(OwnerScansEntity)).map((row) => row.userId)).toEqual([userId]);
    expect(slices()).toBe(2);
  });

  it('should leave a limit whose new window began after its row was found', async () => {
    const { manager, subscribers } = app.dataSource;
    await manager.clear(LimitCounterEntity);
    const [{ id } = { id: '' }] = await limits(2, 0);
    const restart = {
      afterQuery: async ({ query }: AfterQueryEvent) => {
        if (!/^SELECT .*limit_counters/.test(query)) return;
        pull(subscribers, restart);
        await manager.update(LimitCounterEntity, { id }, { resetAt: app.clock.in(60_000) });
      },
    };
    subscribers.push(restart);
    await sweep();
    expect(await manager.find(LimitCounterEntity)).toMatchObject([{ id }]);
  });

  it('should go on with the rest when one task fails, and with that one the next time', async () => {
    await app.dataSource.manager.clear(LimitCounterEntity);
    await limits(10, 0);
    const { visitor } = await app.member();
    // The row of a session that nobody can continue any more is kept for another day.
    app.clock.advance(OWNER.idle + SESSION.grace + DAY + 1000);
    // The first task of all.
    const onServer = app.dataSource.options.type === 'mysql';
    const fault = onServer
      ? `SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'no'`
      : `BEGIN SELECT RAISE(ABORT, 'no'); END`;
    await app.dataSource.query(`CREATE TRIGGER fault BEFORE DELETE ON sessions FOR EACH ROW ${fault}`);
    await sweep();
    expect(await counters()).toBe(0);
    const sessions = () => app.dataSource.query('SELECT id FROM sessions');
    expect(await sessions()).not.toEqual([]);
    expect(app.logs.filter((line) => line.includes('"table":"sessions"'))).toHaveLength(1);
    await app.dataSource.query('DROP TRIGGER fault');
    await sweep();
    expect(await sessions()).toEqual([]);
    expect((await visitor.get('/api/user/me')).status).toBe(401);
  });

  it('should forget mails 30 days after they were written, those that were given up as well, and none that waits', async () => {
    const { manager } = app.dataSource;
    await manager.clear(OutboxEntity);
    const old = (['sent', 'dropped', 'dead', 'refused', 'queued'] as const).map((status) =>
      mail(status, 30 * DAY + 1000),
    );
    const young = mail('dead', 30 * DAY - 60_000);
    await manager.insert(OutboxEntity, [...old, young]);
    await sweep();
    const left = await manager.find(OutboxEntity, { order: { createdAt: 'ASC' } });
    expect(left.map(({ id }) => id)).toEqual([old[4]!.id, young.id]);
  });
});

/** How many statements delete from a table from now on. */
function deletesFrom({ dataSource }: TestApp, table: string): () => number {
  let count = 0;
  const run = dataSource.logger.logQuery.bind(dataSource.logger);
  dataSource.logger.logQuery = (query, ...rest) => {
    if (query.startsWith('DELETE') && query.includes(table)) count += 1;
    run(query, ...rest);
  };
  return () => count;
}
