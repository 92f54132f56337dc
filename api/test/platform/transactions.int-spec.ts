import fastify from 'fastify';
import { IsNull } from 'typeorm';
import { schemaChange } from '../../schema/drift';
import { isUnavailable } from '../../src/platform/database/database-errors';
import { insertOrChange } from '../../src/platform/database/insert-or-change';
import { assertOutsideTransaction, TransactionRunner } from '../../src/platform/database/transaction-runner';
import { currentDeadline, keepCurrentRequest } from '../../src/platform/requests/current-request';
import { REQUEST_TIMES } from '../../src/platform/requests/request-times';
import { openDatabase, type TestDatabase } from './open-database';
import { Sample, sample } from './samples';

describe('transactions', () => {
  let database: TestDatabase;
  let runner: TransactionRunner;

  beforeAll(async () => {
    database = await openDatabase({ entities: [Sample] });
    const { up } = await schemaChange(database.dataSource);
    for (const statement of up) await database.dataSource.query(statement);
    runner = new TransactionRunner(database.dataSource);
  });

  afterAll(() => database.remove());

  const samples = () => database.dataSource.getRepository(Sample);
  const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

  it('should commit everything or nothing', async () => {
    const kept = sample();
    const lost = sample();
    await runner.run((manager) => manager.insert(Sample, kept));
    const failing = runner.run(async (manager) => {
      await manager.insert(Sample, lost);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect([await samples().existsBy({ id: kept.id }), await samples().existsBy({ id: lost.id })]).toEqual([
      true,
      false,
    ]);
  });

  it('should not lose a plain write to a foreign rollback', async () => {
    const row = sample();
    const failing = runner.run(async (manager) => {
      await manager.insert(Sample, sample());
      for (let turn = 0; turn < 10; turn += 1) await nextTurn();
      throw new Error('no');
    });
    await nextTurn();
    await samples().insert(row);
    await expect(failing).rejects.toThrow('no');
    expect(await samples().existsBy({ id: row.id })).toBe(true);
  });

  it('should not show what is not committed yet', async () => {
    const row = sample();
    let seen: Promise<boolean> | undefined;
    await runner
      .run(async (manager) => {
        await manager.insert(Sample, row);
        seen = samples().existsBy({ id: row.id });
        await nextTurn();
        throw new Error('no');
      })
      .catch(() => undefined);
    expect(await seen).toBe(false);
  });

  it('should let a guarded update have one winner of fifty', async () => {
    const { id } = await samples().save(sample());
    const owners = Array.from({ length: 50 }, () => sample().id);
    const results = await Promise.all(
      owners.map((ownerId) => samples().update({ id, ownerId: IsNull() }, { ownerId })),
    );
    const winners = owners.filter((_, index) => results[index]?.affected === 1);
    expect(winners).toEqual([(await samples().findOneByOrFail({ id })).ownerId]);
  });

  it('should let fifty transactions count to a limit exactly', async () => {
    const { id } = await samples().save(sample());
    const attempts = Array.from({ length: 50 }, () =>
      runner.run(async (manager) => {
        const counted = await manager
          .createQueryBuilder()
          .update(Sample)
          .set({ used: () => 'used + 1' })
          .where('id = :id AND used < :limit', { id, limit: 3 })
          .execute();
        if (counted.affected === 1) await manager.insert(Sample, sample({ ownerId: id }));
      }),
    );
    await Promise.all(attempts);
    expect(await samples().countBy({ ownerId: id })).toBe(3);
  });

  it('should join a nested run to the transaction around it', async () => {
    const inner = sample();
    const failing = runner.run(async (outer) => {
      await runner.run(async (manager) => {
        expect(manager).toBe(outer);
        await manager.insert(Sample, inner);
      });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await samples().existsBy({ id: inner.id })).toBe(false);
  });

  it('should run hooks after the commit, outside the transaction, and not after a rollback', async () => {
    const row = sample();
    const seen: unknown[] = [];
    await runner.run(async (manager) => {
      runner.afterCommit(async () => {
        assertOutsideTransaction('The hook');
        seen.push(await samples().existsBy({ id: row.id }));
      });
      await manager.insert(Sample, row);
      expect(seen).toEqual([]);
    });
    const failing = runner.run(() => {
      runner.afterCommit(() => void seen.push('rolled back'));
      return Promise.reject(new Error('no'));
    });
    await expect(failing).rejects.toThrow('no');
    expect(seen).toEqual([true]);
  });

  it('should run the work again when it lost a race, and its hooks once', async () => {
    const { id } = await samples().save(sample());
    const busy = () => Object.assign(new Error('lock wait'), { errno: 1205 });
    let tries = 0;
    let hooks = 0;
    await runner.run(async (manager) => {
      tries += 1;
      runner.afterCommit(() => void (hooks += 1));
      await manager.increment(Sample, { id }, 'used', 1);
      if (tries < 3) throw busy();
    });
    expect([tries, hooks, (await samples().findOneByOrFail({ id })).used]).toEqual([3, 1, 1]);
    tries = 0;
    const hopeless = runner.run(() => {
      tries += 1;
      return Promise.reject(busy());
    });
    await expect(hopeless).rejects.toThrow('lock wait');
    expect(tries).toBe(8);
  });

  it('should make rows or count in them by one statement, whoever does at once and in whatever order', async () => {
    const rows = [sample({ used: 1 }), sample({ used: 2 })];
    const count = { add: ['used'] };
    await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        runner.run((manager) => insertOrChange(manager, Sample, i % 2 ? rows : [...rows].reverse(), count)),
      ),
    );
    const used = rows.map(async ({ id }) => (await samples().findOneByOrFail({ id })).used);
    expect(await Promise.all(used)).toEqual([20, 40]);
  });

  describe('in a request (REL-11)', () => {
    /** How a transaction ends whose request is answered within 200 ms. */
    const readOutcome = async (work: Parameters<TransactionRunner['run']>[0]) => {
      const server = fastify();
      keepCurrentRequest(server, { ...REQUEST_TIMES, answer: 200 });
      const outcome = new Promise((resolve) => {
        server.get('/', async () => {
          await runner.run(work).then(
            () => resolve('committed'),
            (error: unknown) => resolve(isUnavailable(error) ? 'unavailable' : error),
          );
          return {};
        });
      });
      await server.inject('/');
      const ended = await outcome;
      await server.close();
      return ended;
    };

    it('should not begin again when there is no time left', async () => {
      let tries = 0;
      const busy = () => {
        tries += 1;
        return Promise.reject(Object.assign(new Error('lock wait'), { errno: 1205 }));
      };
      expect(await readOutcome(busy)).toBe('unavailable');
      // The waits before eight would add up to more than there is.
      expect(tries).toBeLessThan(8);
    });

    it('should not commit when the answer was due', async () => {
      const row = sample();
      const outcome = await readOutcome(async (manager) => {
        await manager.insert(Sample, row);
        while (currentDeadline()!.left > 0) await nextTurn();
      });
      expect(outcome).toBe('unavailable');
      expect(await samples().existsBy({ id: row.id })).toBe(false);
    });
  });

  it('should refuse slow work inside a transaction', async () => {
    const failing = runner.run(() => Promise.resolve(assertOutsideTransaction('Sending mail')));
    await expect(failing).rejects.toThrow('Sending mail is not allowed inside a transaction');
    expect(() => assertOutsideTransaction('Sending mail')).not.toThrow();
  });
});
