import { DAY } from '@ringtag/contracts';
import { Housekeeping } from '../src/platform/housekeeping/housekeeping';
import { numbers } from './support/many-rows';
import { readPlan } from './support/query-plan';
import { TestApp } from './support/test-app';

const ROWS = 20_000;
/** Of them, what is to be deleted: two slices. */
const OLD = 1200;

const id = `CONCAT('01930000-0000-7000-8000-', LPAD(s.seq, 12, '0'))`;
/** Old, or of today. */
const time = `IF(s.seq <= ${OLD}, ? - INTERVAL s.seq SECOND, ? + INTERVAL s.seq SECOND)`;

const FILLED = {
  sessions: `(id, secretHash, userId, shared, createdAt, lastSeenAt, expiresAt)
    SELECT ${id}, REPEAT('0', 64), ${id}, FALSE, NOW(3), NOW(3), ${time}`,
  challenges: `(id, purpose, email, emailAsTyped, nonce, tries, payload, locale, createdAt, resendAt, expiresAt, hardExpiresAt)
    SELECT ${id}, 'register', 'a@example.com', 'a@example.com', REPEAT('0', 32), 0, '{}', 'en', NOW(3), NOW(3), NOW(3), ${time}`,
  limit_counters: `(id, used, resetAt) SELECT LPAD(s.seq, 64, '0'), 1, ${time}`,
  unactivation_requests: `(id, activationId, requesterId, state, nonce, createdAt, expiresAt)
    SELECT ${id}, ${id}, ${id}, 'open', REPEAT('0', 32), NOW(3), ${time}`,
  gifts: `(id, activationId, email, emailAsTyped, withLabel, withDesign, withPage, nonce, createdAt, expiresAt)
    SELECT ${id}, ${id}, 'a@example.com', 'a@example.com', FALSE, FALSE, FALSE, REPEAT('0', 32), NOW(3), ${time}`,
  audit_log: `(id, actorRole, action, subjectType, at) SELECT ${id}, 'system', 'signed-in', 'user', ${time}`,
  // Those that wait are due tomorrow: the outbox at work would settle them meanwhile.
  outbox: `(id, template, recipient, recipientAsTyped, locale, variables, status, tries, nextAt, createdAt)
    SELECT ${id}, 'message', 'a@example.com', 'a@example.com', 'en', '{}', ELT(1 + s.seq MOD 5, 'sent', 'dropped', 'dead', 'refused', 'queued'), 1, NOW(3) + INTERVAL 1 DAY, ${time}`,
};

describe('Housekeeping among many rows', () => {
  let app: TestApp;
  const statements: [sql: string, parameters: unknown][] = [];

  beforeAll(async () => {
    app = await TestApp.start();
    const tomorrow = app.clock.in(DAY);
    const longAgo = app.clock.in(-1000 * DAY);
    for (const [table, columns] of Object.entries(FILLED))
      for (const rows of numbers(ROWS))
        await app.dataSource.query(`INSERT INTO ${table} ${columns} FROM ${rows}`, [longAgo, tomorrow]);
    await app.dataSource.query(`ANALYZE TABLE ${Object.keys(FILLED).join(', ')}`);
    const { logger } = app.dataSource;
    const run = logger.logQuery.bind(logger);
    logger.logQuery = (sql, parameters, ...rest) => {
      if (/^(SELECT .* LIMIT 1000|DELETE)/.test(sql)) statements.push([sql, parameters]);
      run(sql, parameters, ...rest);
    };
    await app.app.nest.get(Housekeeping).sweep();
    logger.logQuery = run;
  });
  afterAll(() => app.stop({ madeUp: true }));

  it.each(Object.keys(FILLED))('should find and delete what is old by an index: %s', async (table) => {
    const kept = table === 'outbox' ? ROWS - (OLD * 4) / 5 : ROWS - OLD;
    expect(
      await app.dataSource.query(
        `SELECT COUNT(*) AS kept FROM ${table} WHERE id < '01930000-0000-7000-8001'`,
      ),
    ).toEqual([{ kept: String(kept) }]);
    const own = statements.filter(([sql]) => sql.includes(`\`${table}\``));
    expect(own.map(([sql]) => sql.slice(0, 6)).sort()).toEqual(
      table === 'outbox'
        ? // None of them was stopped.
          [...Array(4).fill('DELETE'), ...Array(5).fill('SELECT')]
        : ['DELETE', 'DELETE', 'SELECT', 'SELECT'],
    );
    for (const [sql, parameters] of own) {
      const [step] = await readPlan(app.dataSource, [sql, parameters as unknown[]]);
      expect(step).toMatchObject({ type: 'range' });
      expect(step!.rows).toBeLessThanOrEqual(OLD);
      expect(step!.Extra).not.toContain('filesort');
    }
  });
});
