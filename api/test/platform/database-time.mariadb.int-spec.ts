import { Logger } from '@nestjs/common';
import { Clock } from '../../src/platform/clock/clock';
import { DatabaseTime } from '../../src/platform/clock/database-time';
import { openDatabase, type TestDatabase } from './open-database';

describe('the time of a database server', () => {
  let database: TestDatabase;
  let ahead: number;
  let clock: Clock;
  let time: DatabaseTime;
  const warnings: unknown[] = [];

  beforeAll(async () => {
    Logger.overrideLogger({
      log: () => undefined,
      error: () => undefined,
      warn: (line) => warnings.push(line),
    });
    database = await openDatabase({ entities: [] });
  });
  afterAll(async () => {
    Logger.overrideLogger(false);
    await database.remove();
  });
  beforeEach(() => {
    ahead = 90_000;
    warnings.length = 0;
    clock = new Clock(() => Date.now() + ahead);
    time = new DatabaseTime(database.dataSource, clock);
  });

  /** How far the clock is from the database, which runs on this machine. */
  const off = () => Math.abs(clock.now().getTime() - Date.now());

  /** A busy machine may be too slow for a measurement. */
  const follow = async () => {
    while (!(await time.measure()));
  };

  it('should be that of a process whose machine is ahead, from its start on, and after each minute', async () => {
    jest.useFakeTimers({
      doNotFake: [
        'Date',
        'performance',
        'setTimeout',
        'setImmediate',
        'nextTick',
        'queueMicrotask',
        'clearTimeout',
      ],
    });
    try {
      await time.onModuleInit();
      expect(off()).toBeLessThan(1000);
      ahead = -300_000;
      while (off() > 1000) {
        jest.advanceTimersByTime(60_000);
        await new Promise((resolve) => setImmediate(resolve));
      }
      await time.onModuleDestroy();
    } finally {
      jest.useRealTimers();
    }
    // Whoever looks after the machine hears of it.
    expect(warnings).toMatchObject([
      { milliseconds: expect.any(Number) },
      { milliseconds: expect.any(Number) },
    ]);
  });

  it('should not be taken from an answer that was long on its way', async () => {
    await follow();
    ahead += 60_000;
    const busy = Array.from({ length: 10 }, () => database.dataSource.query('SELECT SLEEP(1.2)'));
    expect(await time.measure()).toBe(false);
    await Promise.all(busy);
    expect(off()).toBeGreaterThan(59_000);
    await follow();
    expect(off()).toBeLessThan(1000);
  });

  it('should be remembered while the database is away', async () => {
    const gone = await database.another();
    time = new DatabaseTime(gone, clock);
    await follow();
    await gone.destroy();
    expect(await time.measure()).toBe(false);
    expect(off()).toBeLessThan(1000);
  });
});
