import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DataSource, Entity } from 'typeorm';
import { IdColumn, IntColumn, newId, TextColumn } from './columns';
import { createDataSource, dataSourceOptions } from './data-source';
import { installSqliteGate } from './sqlite-gate';

@Entity('notes')
class Note {
  @IdColumn()
  id!: string;

  @TextColumn({ length: 50 })
  text!: string;

  @IntColumn()
  tries!: number;
}

const note = (text: string) => ({ id: newId(), text, tries: 0 });

describe('SQLite gate', () => {
  let dir: string;
  const opened: DataSource[] = [];

  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'ringtag-gate-'));
  });

  afterEach(async () => {
    for (const source of opened.splice(0)) await source.destroy();
    rmSync(dir, { recursive: true });
  });

  const options = () =>
    dataSourceOptions({ sqliteFile: join(dir, 'test.sqlite'), entities: [Note], migrations: [] });

  async function open(source: DataSource): Promise<DataSource> {
    opened.push(await source.initialize());
    await source.synchronize();
    return source;
  }

  const gated = (timeout?: number) => {
    const source = createDataSource(options());
    if (timeout !== undefined) installSqliteGate(source, timeout);
    return open(source);
  };

  /** One request opens a transaction, another writes, then the first rolls back. */
  async function writeDuringForeignRollback(source: DataSource): Promise<string[]> {
    let proceed = (): void => undefined;
    const began = new Promise<void>((resolve) => (proceed = resolve));
    let end = (): void => undefined;
    const ending = new Promise<void>((resolve) => (end = resolve));
    const transaction = source.transaction(async (manager) => {
      await manager.insert(Note, note('rolled back'));
      proceed();
      await ending;
      throw new Error('roll back');
    });
    await began;
    const acknowledged = source.getRepository(Note).insert(note('acknowledged'));
    // Enough turns of the event loop for the write to happen, if nothing holds it back.
    for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    end();
    await expect(transaction).rejects.toThrow('roll back');
    await acknowledged;
    return (await source.getRepository(Note).find()).map(({ text }) => text);
  }

  it('should be needed: without it an acknowledged write is lost', async () => {
    const source = await gated();
    // What the driver itself does: one runner for everybody.
    Reflect.deleteProperty(source.driver, 'createQueryRunner');
    expect(await writeDuringForeignRollback(source)).toEqual([]);
  });

  it('should keep a write made while a foreign transaction is rolled back', async () => {
    expect(await writeDuringForeignRollback(await gated())).toEqual(['acknowledged']);
  });

  it('should not let two transactions overlap', async () => {
    const source = await gated();
    await source.getRepository(Note).insert({ ...note('counter'), id: 'n' });
    await Promise.all(
      Array.from({ length: 30 }, () =>
        source.transaction(async (manager) => {
          const read = await manager.findOneByOrFail(Note, { id: 'n' });
          await new Promise((resolve) => setImmediate(resolve));
          await manager.update(Note, { id: 'n' }, { tries: read.tries + 1 });
        }),
      ),
    );
    expect((await source.getRepository(Note).findOneByOrFail({ id: 'n' })).tries).toBe(30);
  });

  it('should admit callers in the order in which they came', async () => {
    const source = await gated();
    const order: number[] = [];
    await Promise.all(
      Array.from({ length: 10 }, async (_, index) => {
        if (index % 3 === 0) await source.query('SELECT 1');
        else await source.transaction((manager) => manager.query('SELECT 1'));
        order.push(index);
      }),
    );
    expect(order).toEqual([...order].sort((a, b) => a - b));
  });

  it('should refuse after the timeout, and work again afterwards', async () => {
    const source = await gated(50);
    await source.transaction(async (manager) => {
      await manager.insert(Note, note('kept'));
      // The hidden bug that the timeout turns into an error: a second connection inside a transaction.
      await expect(source.getRepository(Note).count()).rejects.toMatchObject({ code: 'SQLITE_GATE_TIMEOUT' });
      await expect(source.transaction(async () => undefined)).rejects.toThrow('SQLITE_GATE_TIMEOUT');
    });
    expect(await source.getRepository(Note).count()).toBe(1);
  });

  it('should be free after an error inside a transaction', async () => {
    const source = await gated(200);
    await expect(source.transaction((manager) => manager.query('SELECT nonsense'))).rejects.toThrow();
    await expect(source.transaction((manager) => manager.query('ROLLBACK'))).rejects.toThrow();
    await source.getRepository(Note).insert(note('after'));
    expect(await source.getRepository(Note).count()).toBe(1);
  });

  it('should roll back and be free when a runner is released with an open transaction', async () => {
    const source = await gated(200);
    const runner = source.createQueryRunner();
    await runner.startTransaction();
    await runner.manager.insert(Note, note('forgotten'));
    await runner.release();
    expect(await source.getRepository(Note).count()).toBe(0);
    await expect(runner.query('SELECT 1')).rejects.toThrow('released');
  });

  it('should keep nested transactions of one runner apart by savepoints', async () => {
    const source = await gated(200);
    await source.transaction(async (outer) => {
      await outer.insert(Note, note('outer'));
      await outer
        .transaction(async (inner) => {
          await inner.insert(Note, note('inner'));
          throw new Error('only the inner one');
        })
        .catch(() => undefined);
      await outer.transaction((inner) => inner.insert(Note, note('second')));
    });
    const texts = (await source.getRepository(Note).find({ order: { text: 'ASC' } })).map(({ text }) => text);
    expect(texts).toEqual(['outer', 'second']);
  });

  it('should count statements that nobody awaited to the transaction that sent them', async () => {
    const source = await gated(200);
    const failing = source.transaction(async (manager) => {
      await Promise.all([
        Promise.reject(new Error('roll back')),
        manager.query('INSERT INTO notes (id, text, tries) VALUES (?, ?, ?)', ['x', 'stray', 0]),
      ]);
    });
    const other = source.transaction((manager) => manager.insert(Note, note('other')));
    await expect(failing).rejects.toThrow('roll back');
    await other;
    expect((await source.getRepository(Note).find()).map(({ text }) => text)).toEqual(['other']);
  });

  it('should refuse values that SQLite cannot store instead of taking the process down', async () => {
    const source = await gated();
    await expect(source.query('SELECT ? AS v', [{ $ne: 1 }])).rejects.toThrow('cannot store');
    const [row] = await source.query<unknown[]>('SELECT ? AS yes, ? AS at, ? AS none', [
      true,
      new Date(Date.UTC(2026, 0, 2, 3, 4, 5, 6)),
      null,
    ]);
    expect(row).toEqual({ yes: 1, at: '2026-01-02 03:04:05.006', none: null });
  });
});
