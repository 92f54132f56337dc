import { MINUTE } from '@ringtag/contracts';
import { countCallersWaiting } from '../src/platform/database/callers-waiting';
import { getStatementTimes } from '../src/platform/database/statement-times';
import { eventually } from './support/eventually';
import { TestApp } from './support/test-app';

/** The fewest that a server accepts. */
const CONNECTIONS = 4;

describe('what operators see of statements', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start({ DATABASE_CONNECTIONS: String(CONNECTIONS) });
  });
  afterAll(() => app.stop());

  const listSlow = async () => {
    const { body } = await (await app.admin()).get('/api/system');
    return body.slowStatements as {
      sql: string;
      times: number;
      longest: number;
      total: number;
      lastAt: string;
    }[];
  };

  it('should show a slow one without its values, in a transaction and outside', async () => {
    const onServer = app.dataSource.options.type === 'mysql';
    // How many steps take long on SQLite depends on the machine.
    let steps = 200_000;
    const toSlow = () =>
      onServer
        ? `SELECT SLEEP(0.15), 'a secret' AS marked, ? AS given`
        : `WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c WHERE x < ${steps})
           SELECT MAX(x), 'a secret' AS marked, ? AS given FROM c`;
    const find = async () => (await listSlow()).find(({ sql }) => sql.includes('marked'));
    for (; !(await find()); steps *= 2) await app.dataSource.query(toSlow(), ['another secret']);
    const { times } = (await find())!;
    await app.dataSource.transaction((manager) => manager.query(toSlow(), ['another secret']));
    const shown = (await find())!;
    expect(shown.times).toBeGreaterThan(times);
    expect(shown.longest).toBeGreaterThanOrEqual(100);
    expect(shown.total).toBeGreaterThan(shown.longest);
    const ago = app.clock.now().getTime() - Date.parse(shown.lastAt);
    expect(ago).toBeGreaterThanOrEqual(0);
    expect(ago).toBeLessThan(10 * MINUTE);
    expect(shown.sql).toMatch(/\? AS marked, \? AS given/);
    expect(shown.sql).not.toMatch(/secret|\d/);
  });

  it('should show the ten with the longest times, the longest first', async () => {
    const times = getStatementTimes(app.dataSource);
    for (let i = 1; i <= 12; i += 1) times.note(`SELECT longest${i}`, 100_000 + i);
    const shown = (await listSlow()).map(({ longest }) => longest);
    expect(shown).toEqual(Array.from({ length: 10 }, (_, i) => 100_012 - i));
  });

  it('should count those that wait while transactions have all connections', async () => {
    const runners = Array.from({ length: app.dataSource.options.type === 'mysql' ? CONNECTIONS : 1 }, () =>
      app.dataSource.createQueryRunner(),
    );
    for (const runner of runners) await runner.startTransaction();
    const answers = [1, 2, 3].map(() => app.dataSource.query('SELECT 1'));
    // Work of the server itself may wait, too.
    await eventually(() => countCallersWaiting(app.dataSource) >= answers.length, true);
    for (const runner of runners) {
      await runner.rollbackTransaction();
      await runner.release();
    }
    await Promise.all(answers);
    await eventually(() => countCallersWaiting(app.dataSource), 0);
  });
});
