import { setTimeout as sleep } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { schemaChange } from '../../schema/drift';
import { isConnectionLost } from '../../src/platform/database/database-errors';
import { TransactionRunner } from '../../src/platform/database/transaction-runner';
import { CuttingProxy } from '../support/cutting-proxy';
import { NODE_URL, SERVER_URL } from '../support/server-database';
import { openDatabase, type TestDatabase } from './open-database';
import { Sample, sample } from './samples';

describe('a connection that is lost', () => {
  let database: TestDatabase;
  let proxy: CuttingProxy;
  let proxied: DataSource;

  beforeAll(async () => {
    database = await openDatabase({ entities: [Sample] });
    const { up } = await schemaChange(database.dataSource);
    for (const statement of up) await database.dataSource.query(statement);
    const { hostname, port } = new URL(SERVER_URL!);
    proxy = new CuttingProxy({ host: hostname, port: Number(port) });
    proxied = await database.another({ host: '127.0.0.1', port: await proxy.start() } as object);
  });
  afterAll(async () => {
    await database.remove();
    await proxy.stop();
  });
  beforeEach(() => {
    proxy.cuts = 0;
  });

  const usedIn = async ({ id }: Sample) =>
    (await database.dataSource.manager.findOneByOrFail(Sample, { id })).used;

  /** A transaction that counts in a row twice; answers how often it ran. */
  const countTwice = async ({ id }: Sample) => {
    let tries = 0;
    const run = new TransactionRunner(proxied).run(async (manager) => {
      tries += 1;
      await manager.increment(Sample, { id }, 'used', 1);
      await manager.query('UPDATE samples SET used = used + 1, name = ? WHERE id = ?', ['Bob', id]);
    });
    const failure: unknown = await run.then(() => undefined).catch((error: unknown) => error);
    return { tries, lost: isConnectionLost(failure), failure };
  };

  it.each(['START TRANSACTION', "name = 'Bob'"])(
    'should make the transaction run again before COMMIT: %s',
    async (text) => {
      const row = await database.dataSource.manager.save(Sample, sample());
      proxy.cutAfter(text);
      // The first is cut before its work begins.
      const tries = text === 'START TRANSACTION' ? 1 : 2;
      expect(await countTwice(row)).toEqual({ tries, lost: false, failure: undefined });
      expect([proxy.cuts, await usedIn(row)]).toEqual([1, 2]);
    },
  );

  it('should be told during COMMIT, because nobody knows whether it happened', async () => {
    const row = await database.dataSource.manager.save(Sample, sample());
    proxy.cutAfter('COMMIT');
    expect(await countTwice(row)).toMatchObject({ tries: 1, lost: true });
    // It did.
    expect([proxy.cuts, await usedIn(row)]).toEqual([1, 2]);
  });

  it('should repeat a statement that only reads', async () => {
    const { id } = await database.dataSource.manager.save(Sample, sample());
    proxy.cutAfter(id);
    expect(await proxied.manager.findOneBy(Sample, { id })).toMatchObject({ id });
    expect(proxy.cuts).toBe(1);
  });

  it('should not repeat a statement that may have changed something', async () => {
    const row = await database.dataSource.manager.save(Sample, sample());
    proxy.cutAfter(row.id);
    const counting = proxied.manager.increment(Sample, { id: row.id }, 'used', 1);
    await expect(counting).rejects.toMatchObject({ code: 'PROTOCOL_CONNECTION_LOST' });
    expect([proxy.cuts, await usedIn(row)]).toEqual([1, 1]);
  });

  it('should be left where the node is not ready, because that refuses ROLLBACK too', async () => {
    const row = await database.dataSource.manager.save(Sample, sample());
    const connections: string[] = [];
    await new TransactionRunner(await database.another({ poolSize: 1 } as object)).run(async (manager) => {
      const [{ id }] = (await manager.query('SELECT CONNECTION_ID() AS id')) as [{ id: string }];
      connections.push(id);
      await manager.increment(Sample, { id: row.id }, 'used', 1);
      if (connections.length === 1)
        await manager.query("SIGNAL SQLSTATE '08S01' SET MYSQL_ERRNO = 1047, MESSAGE_TEXT = 'not prepared'");
    });
    expect(new Set(connections).size).toBe(2);
    expect(await usedIn(row)).toBe(1);
  });

  it('should not matter when no connection could be opened at first', async () => {
    const row = sample();
    const { host, port } = proxied.options as { host: string; port: number };
    const late = await database.another({ host, port, poolSize: 1 } as object);
    await late.query('KILL CONNECTION_ID()').catch(() => undefined);
    proxy.refuse(2);
    await late.manager.insert(Sample, row);
    expect([proxy.cuts, await usedIn(row)]).toEqual([2, 0]);
  });
});

describe('a statement outside a transaction', () => {
  it('should be repeated after a deadlock', async () => {
    const database = await openDatabase({ entities: [Sample], server: NODE_URL });
    const { dataSource } = database;
    const { up } = await schemaChange(dataSource);
    for (const statement of up) await dataSource.query(statement);
    const [a, b] = (await dataSource.manager.save(Sample, [sample(), sample()])) as [Sample, Sample];
    const waits = () =>
      dataSource.query<object[]>(
        "SELECT 1 FROM information_schema.INNODB_TRX WHERE trx_state = 'LOCK WAIT' AND trx_query LIKE ?",
        [`%${b.id}%`],
      );
    let counting: Promise<unknown> | undefined;
    // It has changed more rows, so that the database ends the statement, not the transaction.
    await dataSource.transaction(async (manager) => {
      await manager.insert(Sample, [sample(), sample(), sample()]);
      await manager.increment(Sample, { id: b.id }, 'used', 1);
      counting = dataSource.query('UPDATE samples SET used = used + 1 WHERE id IN (?, ?)', [a.id, b.id]);
      // The server renews this table only after it was not read for 100 ms.
      do await sleep(150);
      while ((await waits()).length === 0);
      await manager.increment(Sample, { id: a.id }, 'used', 1);
    });
    await counting;
    const rows = await dataSource.manager.find(Sample, { where: [{ id: a.id }, { id: b.id }] });
    expect(rows.map(({ used }) => used)).toEqual([2, 2]);
    await database.remove();
  });
});
