import { PROJECT_SORTS } from '@ringtag/contracts';
import { ProjectsService } from '../src/codes/projects/projects.service';
import { numbers } from './support/many-rows';
import { readPlan } from './support/query-plan';
import { TestApp } from './support/test-app';

const PROJECTS = 2000;

describe('The list of 2,000 projects', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start();
    await app.codes(1);
    for (const rows of numbers(PROJECTS))
      await app.dataSource.query(
        `INSERT INTO projects (id, name, description, archived, activatable, itemCount, activatedCount, createdById,
         createdAt, updatedAt)
       SELECT CONCAT('01930000-0000-7000-8000-', LPAD(s.seq, 12, '0')), CONCAT('Order ', s.seq * 7 MOD 1999), NULL,
         s.seq MOD 10 = 0, 1, 0, 0, p.createdById, p.createdAt, p.updatedAt
       FROM ${rows}, projects p WHERE p.name = 'Codes'`,
      );
    await app.dataSource.query('ANALYZE TABLE projects, items');
  });
  afterAll(() => app.stop());

  it.each(
    PROJECT_SORTS.flatMap(
      (sort) =>
        [
          [sort, undefined],
          [sort, 'false'],
        ] as const,
    ),
  )(
    'should come from an index in its order, without sorting and without a look at the codes: %s %s',
    async (sort, archived) => {
      const select = app.app.nest.get(ProjectsService).selectOrdered({ sort, ...(archived && { archived }) });
      const steps = await readPlan(app.dataSource, select.limit(20).getQueryAndParameters());
      expect(steps).toHaveLength(1);
      expect(steps[0]).toMatchObject({ key: expect.stringMatching(/^IDX_|^PRIMARY$/) });
      expect(steps[0]!.rows).toBeLessThan(100);
      expect(steps[0]!.Extra).not.toMatch(/filesort|temporary/);
    },
  );

  it('should hold each project once, whatever the order', async () => {
    const admin = await app.admin();
    for (const sort of PROJECT_SORTS) {
      const seen = new Set<string>();
      for (let page = 1; page <= 21; page += 1) {
        const { body } = await admin.get(`/api/projects?sort=${sort}&pageSize=100&page=${page}`);
        for (const { id } of body.items) seen.add(id);
      }
      expect(seen.size).toBe(PROJECTS + 1);
    }
  });
});
