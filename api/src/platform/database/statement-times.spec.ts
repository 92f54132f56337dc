import { StatementTimes } from './statement-times';

describe('times of statements', () => {
  let times: StatementTimes;
  beforeEach(() => (times = new StatementTimes('mysql')));

  const list = () => times.listSlowest(1000).map(({ agoMs: _, ...statement }) => statement);

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

  it('should measure a statement that fails', async () => {
    await expect(times.measure('SELECT 1', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(times.counts).toEqual({ all: 1, slow: 0 });
  });
});
