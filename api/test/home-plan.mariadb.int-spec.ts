import type { BeforeQueryEvent } from 'typeorm/subscriber/event/QueryEvent.js';
import { CodeScans } from '../src/codes/scan-counts/code-scans';
import { numbers } from './support/many-rows';
import { type PlannedStep, readPlan } from './support/query-plan';
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

  /** How the database goes about the statement of a call. */
  async function readSteps(call: (scans: CodeScans) => Promise<unknown>): Promise<PlannedStep[]> {
    const asked: [string, unknown[]][] = [];
    const beforeQuery = ({ query, parameters }: BeforeQueryEvent) =>
      void asked.push([query, parameters as unknown[]]);
    app.dataSource.subscribers.push({ beforeQuery });
    await call(app.app.nest.get(CodeScans));
    app.dataSource.subscribers.pop();
    return readPlan(
      app.dataSource,
      asked.find(([sql]) => sql.includes('`owner_scans`'))!,
    );
  }

  it('should read the days of one owner from the primary key', async () => {
    const steps = await readSteps((scans) => scans.readDaysOfOwner('1'.padStart(36, '0')));
    expect(steps).toMatchObject([{ key: 'PRIMARY', type: 'range' }]);
    expect(steps[0]!.rows).toBeLessThanOrEqual(DAYS);
  });

  it('should find the oldest days for housekeeping in an index', async () => {
    const steps = await readSteps((scans) => scans.findOld('2026-01-02'));
    expect(steps).toMatchObject([{ type: 'range', Extra: expect.stringContaining('Using index') }]);
    expect(steps[0]!.rows).toBeLessThanOrEqual(OWNERS + 1);
    expect(steps[0]!.Extra).not.toContain('filesort');
  });
});
