import { Logger } from '@nestjs/common';
import { schemaChange } from '../../schema/drift';
import { isUnavailable } from '../../src/platform/database/database-errors';
import { databaseProblems } from '../../src/platform/database/startup-check';
import { TransactionRunner } from '../../src/platform/database/transaction-runner';
import { NODE_URL, readProduct } from '../support/server-database';
import { openDatabase, type TestDatabase } from './open-database';
import { Sample, sample } from './samples';

/** A wait is over when the test says so, however busy the machine is. */
const ALL_BUT_TIME_OUTS: FakeableAPI[] = [
  'Date',
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'setImmediate',
  'clearImmediate',
  'setInterval',
  'clearInterval',
];

describe('faults of a database server', () => {
  let database: TestDatabase;

  beforeAll(async () => {
    // The faults below are made on purpose.
    Logger.overrideLogger(false);
    database = await openDatabase({ entities: [Sample], server: NODE_URL });
    const { up } = await schemaChange(database.dataSource);
    for (const statement of up) await database.dataSource.query(statement);
  });

  afterAll(() => database.remove());

  const samples = () => database.dataSource.getRepository(Sample);

  /** Forty transactions over the same two rows, half of them in the other order. */
  async function opposite(
    transaction: (work: Parameters<TransactionRunner['run']>[0]) => Promise<unknown>,
  ): Promise<{ failed: number; counted: number[] }> {
    const rows = await samples().save([sample(), sample()]);
    const ids = rows.map(({ id }) => id);
    const results = await Promise.allSettled(
      Array.from({ length: 40 }, (_, index) =>
        transaction(async (manager) => {
          for (const id of index % 2 ? ids : [...ids].reverse()) {
            await manager.increment(Sample, { id }, 'used', 1);
          }
        }),
      ),
    );
    const counted = await Promise.all(ids.map(async (id) => (await samples().findOneByOrFail({ id })).used));
    return { failed: results.filter(({ status }) => status === 'rejected').length, counted };
  }

  it('should restart transactions that deadlock, without an error reaching anyone', async () => {
    const bare = await opposite((work) => database.dataSource.transaction(work));
    expect(bare.failed).toBeGreaterThan(0);
    const runner = new TransactionRunner(database.dataSource);
    expect(await opposite((work) => runner.run(work))).toEqual({ failed: 0, counted: [40, 40] });
  });

  it('should not commit what follows a deadlock that somebody swallowed', async () => {
    const { dataSource } = database;
    const [a, b] = await samples().save([sample(), sample()]);
    if (!a || !b) throw new Error('two rows');
    const stray = sample();
    const first = dataSource.createQueryRunner();
    const second = dataSource.createQueryRunner();
    const count = (runner: typeof first, id: string) => runner.manager.increment(Sample, { id }, 'used', 1);
    await first.startTransaction();
    await second.startTransaction();
    await count(first, a.id);
    await count(second, b.id);
    const crossed = await Promise.allSettled([count(first, b.id), count(second, a.id)]);
    const victim = crossed[0].status === 'rejected' ? first : second;
    await expect(victim.manager.insert(Sample, stray)).rejects.toMatchObject({ errno: 1213 });
    await expect(victim.commitTransaction()).rejects.toMatchObject({ errno: 1213 });
    await victim.rollbackTransaction();
    await victim.query('SELECT 1');
    await Promise.all([first.release(), second.release()]);
    expect(await samples().existsBy({ id: stray.id })).toBe(false);
  });

  it('should give up a statement at its deadline and keep the pool usable', async () => {
    const hasty = await database.another({ maxQueryExecutionTime: 1000 } as object);
    const started = Date.now();
    const sleeps = await Promise.allSettled(
      Array.from({ length: 10 }, () => hasty.transaction((manager) => manager.query('SELECT SLEEP(60)'))),
    );
    expect(sleeps.map((each) => each.status === 'rejected' && isUnavailable(each.reason))).toEqual(
      Array.from({ length: 10 }, () => true),
    );
    await Promise.all(Array.from({ length: 20 }, () => hasty.query('SELECT 1')));
    expect(Date.now() - started).toBeLessThan(50_000);
  });

  it('should refuse at once what does not fit into the queue for connections', async () => {
    const narrow = await database.another({ poolSize: 1, extra: { queueLimit: 2 } } as object);
    const results = await Promise.allSettled(
      Array.from({ length: 8 }, () => narrow.query('SELECT SLEEP(0.1)')),
    );
    const refused = results.filter((each) => each.status === 'rejected' && isUnavailable(each.reason));
    expect([results.filter(({ status }) => status === 'fulfilled').length, refused.length]).toEqual([3, 5]);
  });

  it('should end the wait of a transaction for a second connection', async () => {
    const narrow = await database.another({ poolSize: 1 } as object);
    jest.useFakeTimers({ advanceTimers: false, doNotFake: ALL_BUT_TIME_OUTS });
    try {
      const nested = narrow.transaction(async () => {
        const second = expect(narrow.query('SELECT 1')).rejects.toMatchObject({
          code: 'POOL_ACQUIRE_TIMEOUT',
        });
        while (jest.getTimerCount() === 0) await new Promise(setImmediate);
        jest.runOnlyPendingTimers();
        await second;
      });
      await nested;
      // The place in the queue that was given up must not keep the connection that it gets later.
      expect(await narrow.query('SELECT 1 AS one')).toHaveLength(1);
    } finally {
      jest.useRealTimers();
    }
  });

  it('should survive the loss of every connection', async () => {
    const victim = await database.another({ maxQueryExecutionTime: 60_000 } as object);
    const running = victim.query('DO SLEEP(60)').catch(isUnavailable);
    const killer = await database.another({ poolSize: 1 } as object);
    const others = () =>
      killer.query<{ id: number; info: string | null }[]>(
        'SELECT id, info FROM information_schema.PROCESSLIST WHERE db = DATABASE() AND id <> CONNECTION_ID()',
      );
    let found = await others();
    while (!found.some(({ info }) => info?.includes('SLEEP(60)'))) found = await others();
    for (const { id } of found) await killer.query(`KILL ${id}`).catch(() => undefined);
    expect(await running).toBe(true);
    await Promise.all(Array.from({ length: 10 }, () => victim.query('SELECT 1').catch(() => undefined)));
    expect(await victim.query('SELECT 1 AS one')).toHaveLength(1);
  });

  it('should work in UTC and strictly, whatever the server does', async () => {
    const [session] = await database.dataSource.query<{ zone: string; wait: unknown }[]>(
      'SELECT @@SESSION.time_zone AS zone, @@SESSION.innodb_lock_wait_timeout AS wait',
    );
    expect({ ...session, wait: Number(session?.wait) }).toEqual({ zone: '+00:00', wait: 3 });
    const other = await database.another({ poolSize: 1 } as object);
    const row = sample();
    await database.dataSource.transaction(async (manager) => {
      expect(await manager.existsBy(Sample, { id: row.id })).toBe(false);
      await other.manager.insert(Sample, row);
      // Read committed: what was looked at before does not hide it.
      expect(await manager.existsBy(Sample, { id: row.id })).toBe(true);
    });
    await expect(samples().insert(sample({ alias: 'X'.repeat(40) }))).rejects.toThrow(/too long/i);
  });

  it('should wait on every connection for what other nodes of a cluster committed (ADR 60)', async () => {
    const runners = Array.from({ length: 10 }, () => database.dataSource.createQueryRunner());
    const ask = (statement: string) =>
      Promise.all(runners.map((runner): Promise<Record<string, string>[]> => runner.query(statement)));
    const sessions = await ask('SELECT CONNECTION_ID() AS id');
    const waits = await ask("SHOW SESSION VARIABLES LIKE 'wsrep_sync_wait'");
    for (const runner of runners) await runner.release();
    expect(new Set(sessions.flat().map(({ id }) => id)).size).toBe(runners.length);
    // MySQL does not know the variable, and its connections are kept all the same.
    const known = (await readProduct()) === 'MariaDB' ? runners : [];
    expect(waits.flat().map(({ Value }) => Value)).toEqual(known.map(() => '7'));
  });

  it('should say what is wrong with a database in another character set', async () => {
    const latin = await openDatabase({ entities: [Sample], charset: 'latin1' });
    const problems = await databaseProblems(latin.dataSource);
    await latin.remove();
    expect(problems).toEqual([
      expect.stringMatching(/^Database ringtag_test_\w+ uses the character set latin1; run ALTER DATABASE/),
    ]);
  });
});
