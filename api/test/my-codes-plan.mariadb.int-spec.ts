import { CODE_SORTS } from '@ringtag/contracts';
import type { SelectQueryBuilder } from 'typeorm';
import { UserEntity } from '../src/accounts/tables/user.entity';
import { HeldCodes, orderHeld, splitByOwnerLabel } from '../src/codes/my-codes/held-codes';
import { ActivationEntity } from '../src/codes/tables/activation.entity';
import { numbers } from './support/many-rows';
import { readPlan } from './support/query-plan';
import { newEmail, TestApp } from './support/test-app';
import type { Visitor } from './support/visitor';

const ROWS = 15_000;
/** Two of three are the owner's; the rest belongs to others. */
const HELD = 10_000;

describe('The codes of an owner with 10,000', () => {
  let app: TestApp;
  let owner: Visitor;
  let ownerId: string;

  beforeAll(async () => {
    app = await TestApp.start();
    const alias = await app.code();
    owner = await app.owner(alias, newEmail());
    const activation = await app.dataSource.manager.findOneByOrFail(ActivationEntity, {});
    ownerId = activation.userId;
    const id = (group: string) => `CONCAT('01930000-0000-${group}-8000-', LPAD(s.seq, 12, '0'))`;
    for (const rows of numbers(ROWS)) {
      await app.dataSource.query(
        `INSERT INTO activations (id, itemId, userId, label, notify, noticeAt, unreadMessages, lastScanDay, activatedAt, endedAt)
       SELECT ${id('7000')}, ${id('7001')}, IF(s.seq MOD 3, a.userId, LPAD(s.seq, 36, '0')),
         IF(s.seq MOD 2, CONCAT('Case ', s.seq MOD 997), NULL), 'always', NULL, s.seq MOD 7,
         IF(s.seq MOD 4, DATE_FORMAT('2026-01-01' + INTERVAL (s.seq MOD 300) DAY, '%Y-%m-%d'), NULL), a.activatedAt - INTERVAL s.seq SECOND, NULL
       FROM ${rows}, activations a WHERE a.id = ?`,
        [activation.id],
      );
      await app.dataSource.query(
        `INSERT INTO items (id, alias, projectId, label, status, activatable, viewOnly, maxActivations, activationCount,
         ownerId, currentActivationId, activated, digital, createdAt, updatedAt)
       SELECT ${id('7001')}, CONCAT('P', LPAD(s.seq, 7, '0')), i.projectId, NULL, 'active', 1, 0, NULL, 1,
         IF(s.seq MOD 3, i.ownerId, LPAD(s.seq, 36, '0')), ${id('7000')}, 1, 0, i.createdAt, i.updatedAt
       FROM ${rows}, items i WHERE i.alias = ?`,
        [alias],
      );
      await app.dataSource.query(
        `INSERT INTO scan_counts (itemId, day, count)
       SELECT ${id('7001')}, DATE_FORMAT('2026-01-01' + INTERVAL (s.seq MOD 300) DAY, '%Y-%m-%d'), 2
       FROM ${rows} WHERE s.seq MOD 4`,
      );
    }
    await app.dataSource.query(
      `UPDATE projects SET itemCount = (SELECT COUNT(*) FROM items i WHERE i.projectId = projects.id),
         activatedCount = (SELECT COUNT(i.ownerId) FROM items i WHERE i.projectId = projects.id)`,
    );
    await app.dataSource.manager.update(UserEntity, { id: ownerId }, { activeCodes: HELD + 1 });
    await app.dataSource.query('ANALYZE TABLE activations, items, scan_counts');
  });
  afterAll(() => app.stop({ madeUp: true }));

  const readSteps = (select: SelectQueryBuilder<ActivationEntity>) =>
    readPlan(app.dataSource, select.limit(20).getQueryAndParameters());
  const selected = () => app.app.nest.get(HeldCodes).select(ownerId);

  it.each([
    ['newest first', () => orderHeld(selected(), 'newest')],
    ['oldest first', () => orderHeld(selected(), 'oldest')],
    ['the last scanned first', () => orderHeld(selected(), 'scanned')],
    ['those with most unread messages first', () => orderHeld(selected(), 'unread')],
    ['those with a name by it', () => splitByOwnerLabel(selected()).withOwnerLabel],
    ['those without a name', () => splitByOwnerLabel(selected()).withoutOwnerLabel],
  ])('should come from an index in its order, without sorting: %s', async (_, select) => {
    const [step, ...others] = await readSteps(select());
    expect(others).toEqual([]);
    expect(step).toMatchObject({
      key: expect.stringMatching(/^IDX_/),
      Extra: expect.stringContaining('Using index'),
    });
    expect(step!.Extra).not.toMatch(/filesort|index condition/);
  });

  it.each(CODE_SORTS)('should hold each code once, on the first and the last page: %s', async (sort) => {
    const seen = new Set<string>();
    for (const page of [1, 101]) {
      const { body } = await owner.get(`/api/my-codes?sort=${sort}&pageSize=100&page=${page}`);
      expect(body.total).toBe(HELD + 1);
      for (const { id } of body.items) seen.add(id);
    }
    expect(seen.size).toBe(101);
  });
});
