import { nameError } from '../tracing/error-name';
import { type NewSpan, runIn, type Span } from '../tracing/span';
import { StatementTimes } from './statement-times';

describe('times of statements', () => {
  let times: StatementTimes;
  beforeEach(() => (times = new StatementTimes()));

  const list = () => times.listSlowest(1000).map(({ lastAt: _, ...statement }) => statement);

  it('should count all, and keep the slow ones with the slowest first', () => {
    times.note('SELECT 1', 99.9);
    times.note('UPDATE a SET b = ?', 100);
    times.note('UPDATE a SET b = ?', 300);
    times.note('DELETE FROM a', 900);
    expect(times.counts).toEqual({ all: 4, slow: 3 });
    expect(list()).toEqual([
      { sql: 'DELETE FROM a', times: 1, longestMs: 900, totalMs: 900 },
      { sql: 'UPDATE a SET b = ?', times: 2, longestMs: 300, totalMs: 400 },
    ]);
  });

  it('should take the same statement with more values for the same, and keep no value', () => {
    times.note("SELECT 1 FROM a WHERE b IN (?, ?, ?) AND c = 'ann'", 200);
    times.note("SELECT 1 FROM a WHERE b IN (?, ?) AND c = 'bob'", 200);
    expect(list().map(({ sql, times: slow }) => [sql, slow])).toEqual([
      ['SELECT ? FROM a WHERE b IN (?, …) AND c = ?', 2],
    ]);
  });

  it('should forget the fastest of too many', () => {
    for (let i = 0; i < 200; i += 1) times.note(`SELECT a${i}`, 1000 - i);
    times.note('SELECT late', 950.5);
    const kept = list().map(({ sql }) => sql);
    expect(kept).toHaveLength(100);
    expect(kept).toEqual(expect.arrayContaining(['SELECT a0', 'SELECT late']));
    expect(kept).not.toContain('SELECT a99');
  });

  it('should say how long ago a statement was last slow', () => {
    jest.useFakeTimers();
    times.note('SELECT a', 200);
    jest.advanceTimersByTime(5000);
    times.note('SELECT b', 100);
    jest.advanceTimersByTime(1000);
    const readAgo = () => times.listSlowest(2).map(({ sql, lastAt }) => [sql, performance.now() - lastAt]);
    expect(readAgo()).toEqual([
      ['SELECT a', 6000],
      ['SELECT b', 1000],
    ]);
    times.note('SELECT a', 100);
    expect(readAgo()[0]).toEqual(['SELECT a', 0]);
    jest.useRealTimers();
  });

  it('should measure a statement that fails', async () => {
    await expect(times.measure('SELECT 1', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(times.counts).toEqual({ all: 1, slow: 0 });
  });
});

describe('spans of statements', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const recorded: unknown[] = [];
  const nothing = { traceId: '', traceparent: '', set() {}, mark() {} };
  const request: Span = {
    ...nothing,
    end() {},
    child: ({ name, startedAt }: NewSpan): Span => ({
      ...request,
      end: (error, endedAt) =>
        recorded.push([name, endedAt! - startedAt!, error === undefined ? 'ok' : nameError(error)]),
    }),
  };

  it('should be there from 20 ms on, with what became of the statement', async () => {
    const times = new StatementTimes();
    const run = (sql: string, milliseconds: number, failure?: Error) =>
      runIn(request, () =>
        times.measure(sql, () => {
          jest.advanceTimersByTime(milliseconds);
          return failure ? Promise.reject(failure) : Promise.resolve();
        }),
      );
    await run('SELECT 1 FROM a', 19);
    await run('SELECT 1 FROM b', 20);
    const failure = Object.assign(new Error('x'), { code: 'ER_LOCK_WAIT_TIMEOUT' });
    await expect(run('UPDATE c SET d = ?', 30, failure)).rejects.toBe(failure);
    expect(recorded).toEqual([
      ['SELECT b', 20, 'ok'],
      ['UPDATE c', 30, 'ER_LOCK_WAIT_TIMEOUT'],
    ]);
  });
});
