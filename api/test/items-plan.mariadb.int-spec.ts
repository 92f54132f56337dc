import { ITEM_SORTS, REACH } from '@ringtag/contracts';
import type { BeforeQueryEvent } from 'typeorm/subscriber/event/QueryEvent.js';
import { numbers } from './support/many-rows';
import { type DoneStep, readDoneSteps } from './support/query-plan';
import { TestApp } from './support/test-app';
import type { Visitor } from './support/visitor';

const ROWS = 30_000;
const PAGE = 20;
/** Half of the codes: what the pages reach, and what an index that serves for counting holds between. */
const MOST_READ = 15_000;

describe('The list of 30,000 codes of a project', () => {
  let app: TestApp;
  let admin: Visitor;
  let projectId: string;
  const asked: { sql: string; parameters: unknown[] }[] = [];

  beforeAll(async () => {
    app = await TestApp.start();
    admin = await app.admin();
    projectId = (await admin.post('/api/projects', { name: 'Many' })).body.id;
    const number = '(s.seq * 7919) MOD 1000003';
    for (const rows of numbers(ROWS)) {
      // Two of three have a label, half an owner, one in seven is inactive, one in 500 disabled.
      await app.dataSource.query(
        `INSERT INTO items (id, alias, projectId, label, status, activatable, viewOnly, activationCount, ownerId, activated,
           digital, createdAt, updatedAt)
         SELECT CONCAT('01930000-0000-7000-8000-', LPAD(s.seq, 12, '0')), CONCAT('A', LPAD(${number}, 7, '0')), p.id,
           IF(s.seq MOD 3, CONCAT('Case ', ${number}), NULL),
           CASE WHEN s.seq MOD 500 = 0 THEN 'disabled' WHEN s.seq MOD 7 = 0 THEN 'inactive' ELSE 'active' END,
           s.seq MOD 50 > 0, 0, s.seq MOD 2, IF(s.seq MOD 2, p.createdById, NULL), s.seq MOD 2, 0, p.createdAt, p.createdAt
         FROM ${rows}, projects p WHERE p.id = ?`,
        [projectId],
      );
    }
    await app.dataSource.query(
      `UPDATE projects SET itemCount = (SELECT COUNT(*) FROM items i WHERE i.projectId = projects.id),
         activatedCount = (SELECT COUNT(i.ownerId) FROM items i WHERE i.projectId = projects.id)`,
    );
    await app.dataSource.query('ANALYZE TABLE items');
    app.dataSource.subscribers.push({
      beforeQuery: ({ query, parameters }: BeforeQueryEvent) => {
        if (query.includes('`items`')) asked.push({ sql: query, parameters: parameters as unknown[] });
      },
    });
  });
  afterAll(() => app.stop({ madeUp: true }));

  const list = async (query: string) =>
    (await admin.get(`/api/projects/${projectId}/items?pageSize=${PAGE}&${query}`)).body;

  /** What the server asks the database for one answer, as the database then goes about it. */
  async function readSteps(query: string): Promise<DoneStep[]> {
    asked.length = 0;
    await list(query);
    const steps: DoneStep[] = [];
    for (const { sql, parameters } of [...asked])
      steps.push(...(await readDoneSteps(app.dataSource, 'items', [sql, parameters])));
    return steps;
  }

  const FILTERS = [
    'status=active',
    'status=disabled',
    'activated=true',
    'activated=false',
    'activatable=true',
    'activatable=false',
    'status=inactive&activated=false&activatable=false',
    'q=case',
    'q=case 77',
    'q=a77',
    'q=nothing',
    'q=case&status=active',
  ];

  it.each(['', ...FILTERS].flatMap((filter) => ITEM_SORTS.map((sort) => `sort=${sort}&${filter}`)))(
    'should read no more entries of an index than its pages reach, nor more rows than a search finds: %s',
    async (query) => {
      const steps = await readSteps(query);
      const rows = steps.filter(({ fromIndexAlone }) => !fromIndexAlone);
      for (const { key } of steps) expect(key).toMatch(/^(IDX_|PRIMARY)/);
      for (const step of steps) expect(step.read).toBeLessThanOrEqual(MOST_READ);
      expect(rows.reduce((sum, { read }) => sum + read, 0)).toBeLessThanOrEqual(REACH.found + 1 + PAGE);
    },
  );

  it.each([
    ['', ROWS],
    ['status=active', REACH.rows],
    ['activated=true', ROWS / 2],
    ['activatable=false', 600],
    ['status=disabled', 60],
    ['status=disabled&activated=true', 0],
    ['q=case', REACH.found],
    ['q=case 777', 25],
  ])('should hold each code once, on the first and the last page it reaches: %s', async (filter, total) => {
    for (const sort of ITEM_SORTS) {
      const seen = new Set<string>();
      const reached = Math.min(total, REACH.rows);
      const last = Math.max(1, Math.ceil(reached / PAGE));
      for (const page of [1, last]) {
        const body = await list(`sort=${sort}&page=${page}&${filter}`);
        expect({ sort, total: body.total, more: body.more }).toEqual({
          sort,
          total,
          more: total >= REACH.rows || total === REACH.found,
        });
        for (const { id } of body.items) seen.add(id);
      }
      expect({ sort, seen: seen.size }).toEqual({
        sort,
        seen: Math.min(total, last > 1 ? PAGE + (reached % PAGE || PAGE) : PAGE),
      });
      expect((await list(`sort=${sort}&page=${last + 1}&${filter}`)).items).toEqual([]);
    }
  });
});
