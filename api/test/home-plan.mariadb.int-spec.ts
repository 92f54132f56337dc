import { OwnerScans } from '../src/codes/scan-counts/owner-scans';
import { numbers } from './support/many-rows';
import { readPlan } from './support/query-plan';
import { TestApp } from './support/test-app';

const OWNERS = 200;
const DAYS = 30;

describe('Home among the scans of 200 owners', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start();
    for (const rows of numbers(OWNERS * DAYS))
      await app.dataSource.query(
        `INSERT INTO owner_scans (userId, day, count)
         SELECT LPAD(s.seq DIV ${DAYS}, 36, '0'),
           DATE_FORMAT('2026-01-01' + INTERVAL (s.seq MOD ${DAYS}) DAY, '%Y-%m-%d'), 1
         FROM ${rows}`,
      );
    await app.dataSource.query('ANALYZE TABLE owner_scans');
  });
  afterAll(() => app.stop({ madeUp: true }));

  it('should read the days of one owner from the primary key', async () => {
    const select = app.app.nest.get(OwnerScans).selectDays('1'.padStart(36, '0'), '2026-01-02');
    const steps = await readPlan(app.dataSource, select.getQueryAndParameters());
    expect(steps).toMatchObject([{ key: 'PRIMARY', type: 'range' }]);
    expect(steps[0]!.rows).toBeLessThanOrEqual(DAYS);
  });

  it('should find the oldest days for housekeeping in an index', async () => {
    const select = app.app.nest.get(OwnerScans).selectOld('2026-01-02');
    const steps = await readPlan(app.dataSource, select.getQueryAndParameters());
    expect(steps).toMatchObject([{ type: 'range', Extra: expect.stringContaining('Using index') }]);
    expect(steps[0]!.rows).toBeLessThanOrEqual(OWNERS + 1);
    expect(steps[0]!.Extra).not.toContain('filesort');
  });
});
