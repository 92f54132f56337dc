import { MAIL_STATES, USER_SORTS } from '@ringtag/contracts';
import type { SelectQueryBuilder } from 'typeorm';
import { selectUsers } from '../src/accounts/users/administered-users';
import { MailsService } from '../src/delivery/outbox/mails.service';
import { selectPageReports } from '../src/inbox/reports/page-reports.service';
import { selectReports } from '../src/inbox/reports/report-reader';
import type { AuditLogFilterDto } from '../src/records/audit/audit-log.dto';
import { selectEntries } from '../src/records/audit/audit-reader';
import { numbers } from './support/many-rows';
import { type PlannedStep, readPlan } from './support/query-plan';
import { TestApp } from './support/test-app';

const ROWS = 30_000;

const id = (alias: string) => `CONCAT('01930000-0000-7000-8000-', LPAD(${alias}, 12, '0'))`;

describe('Long lists of administrators', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await TestApp.start();
    const now = app.clock.now();
    for (const rows of numbers(ROWS)) {
      const time = '? - INTERVAL s.seq SECOND';
      await app.dataSource.query(
        `INSERT INTO audit_log (id, at, actorId, actorRole, action, subjectType, subjectId)
         SELECT ${id('s.seq')}, ${time}, IF(s.seq MOD 20, ${id('s.seq MOD 50')}, NULL), 'role-admin',
           IF(s.seq MOD 30, 'signed-in', 'item-changed'), IF(s.seq MOD 30, 'user', 'item'), ${id('s.seq MOD 500')}
         FROM ${rows}`,
        [now],
      );
      await app.dataSource.query(
        `INSERT INTO users (id, email, emailAsTyped, role, isEmailVerified, locale, activeCodes, createdAt, updatedAt, blockedAt)
         SELECT ${id('s.seq')}, CONCAT(s.seq, '@example.com'), CONCAT(s.seq, '@example.com'),
           IF(s.seq MOD 1000, 'role-user', 'role-admin'), 1, 'en', s.seq MOD 7, ${time}, ?,
           IF(s.seq MOD 300, NULL, ?)
         FROM ${rows}`,
        [now, now, now],
      );
      await app.dataSource.query(
        `INSERT INTO outbox (id, template, recipient, recipientAsTyped, locale, variables, status, tries, nextAt, createdAt)
         SELECT ${id('s.seq')}, 'message', 'a@example.com', 'a@example.com', 'en', '{}', IF(s.seq MOD 500, 'sent', 'dead'), 1, ?, ${time}
         FROM ${rows}`,
        [now, now],
      );
      // One in a hundred is reported, nine in ten of these are settled.
      await app.dataSource.query(
        `INSERT INTO messages (id, activationId, ownerId, kind, body, createdAt, activeAt, reportedAt, reportSettledAt)
         SELECT ${id('s.seq')}, ${id('s.seq MOD 500')}, ${id('s.seq MOD 50')}, 'message', 'Hello', ${time}, ?,
           IF(s.seq MOD 100, NULL, ?), IF(s.seq MOD 100 OR s.seq MOD 1000 = 0, NULL, ?)
         FROM ${rows}`,
        [now, now, now, now],
      );
    }
    await app.code();
    for (const rows of numbers(ROWS))
      await app.dataSource.query(
        `INSERT INTO page_reports (id, itemId, activationId, reason, createdAt, settledAt)
         SELECT ${id('s.seq')}, (SELECT MIN(i.id) FROM items i), ${id('s.seq MOD 500')}, 'Fraud', ?, IF(s.seq MOD 10, ?, NULL)
         FROM ${rows}`,
        [now, now],
      );
    await app.dataSource.query('ANALYZE TABLE audit_log, users, outbox, messages, page_reports');
  });
  afterAll(() => app.stop({ madeUp: true }));

  const plan = async (select: SelectQueryBuilder<object>): Promise<PlannedStep> => {
    const steps = await readPlan(app.dataSource, select.getQueryAndParameters());
    expect(steps).toHaveLength(1);
    return steps[0]!;
  };
  const expectIndex = ({ key, Extra }: PlannedStep) => {
    expect(key).toMatch(/^(IDX|UQ|REL)_/);
    expect(Extra).not.toContain('filesort');
  };

  it.each<[string, () => AuditLogFilterDto]>([
    ['everything', () => ({})],
    ['an actor', () => ({ actor: '01930000-0000-7000-8000-000000000007' })],
    ['the system', () => ({ actor: 'system' })],
    ['an action', () => ({ action: 'item-changed' })],
    ['a kind of subject', () => ({ subjectType: 'item' })],
    ['a subject', () => ({ subject: '01930000-0000-7000-8000-000000000007' })],
    ['a time', () => ({ from: new Date(app.clock.now().getTime() - 600_000), to: app.clock.now() })],
    [
      'an action in a time',
      () => ({ action: 'signed-in', from: new Date(app.clock.now().getTime() - 600_000) }),
    ],
  ])('should read %s of the audit log in the order of an index alone', async (_, filter) => {
    const entries = selectEntries(app.dataSource.manager, filter());
    const step = await plan(entries.select('e.id', 'id').limit(20));
    expectIndex(step);
    expect(step.Extra).toMatch(/Using index(?! condition)/);
  });

  it.each(USER_SORTS)('should read accounts by %s in the order of an index', async (sort) => {
    const { manager } = app.dataSource;
    expectIndex(await plan(selectUsers(manager, { sort }).limit(20)));
  });

  it.each([{ role: 'role-admin' }, { blocked: 'true' }] as const)(
    'should find accounts by an index: %j',
    async (filter) => {
      const step = await plan(selectUsers(app.dataSource.manager, { ...filter, sort: 'newest' }).limit(20));
      expect(step.key).toMatch(/^IDX_/);
      expect(step.rows).toBeLessThan(1000);
    },
  );

  it.each([false, true])('should read reports from an index alone, settled: %s', async (settled) => {
    const step = await plan(selectReports(app.dataSource.manager, settled).select('m.id', 'id').limit(20));
    expectIndex(step);
    expect(step.Extra).toMatch(/Using index(?! condition)/);
    expect(step.rows).toBeLessThan(1000);
  });

  it.each([false, true])('should read reports of pages from an index alone, settled: %s', async (settled) => {
    const select = selectPageReports(app.dataSource.manager, settled).select('r.id', 'id');
    const step = await plan(select.limit(20));
    expectIndex(step);
    expect(step.Extra).toMatch(/Using index(?! condition)/);
  });

  it.each([undefined, ...MAIL_STATES])(
    'should read mails in the state %s in the order of an index',
    async (state) => {
      expectIndex(await plan(app.app.nest.get(MailsService).select(state).limit(20)));
    },
  );
});
