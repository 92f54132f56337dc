import { ActivatedCounts } from '../src/codes/counts/activated-counts';
import { ActivatedCountEntity } from '../src/codes/tables/activated-count.entity';
import { ProjectEntity } from '../src/codes/tables/project.entity';
import { eventually } from './support/eventually';
import { TestApp } from './support/test-app';

describe('The counts of activated codes', () => {
  let app: TestApp;
  beforeAll(async () => {
    // A lock that is held is known to its node only.
    app = await TestApp.start({}, { oneNode: true });
  });
  afterAll(() => app.stop({ madeUp: true }));

  it('should lose none that is added while they are moved to the project', async () => {
    await app.code();
    const { manager } = app.dataSource;
    const { id } = await manager.findOneByOrFail(ProjectEntity, {});
    const slot = { projectId: id, slot: 0 };
    await manager.insert(ActivatedCountEntity, { ...slot, count: 1 });
    const counts = app.app.nest.get(ActivatedCounts);
    const stored = async () => [
      (await manager.findOneByOrFail(ProjectEntity, { id })).activatedCount,
      (await manager.findOneBy(ActivatedCountEntity, slot))?.count,
    ];

    const holder = app.dataSource.createQueryRunner();
    await holder.startTransaction();
    await holder.query('SELECT id FROM projects WHERE id = ? FOR UPDATE', [id]);
    const folding = counts.fold();
    // It has read the slots when it comes to lock the project.
    const locking = () =>
      app.dataSource.query<object[]>(
        `SELECT 1 FROM information_schema.PROCESSLIST
         WHERE db = DATABASE() AND info LIKE 'UPDATE \`projects\`%' AND id <> CONNECTION_ID()`,
      );
    await eventually(async () => (await locking()).length, 1);
    await manager.increment(ActivatedCountEntity, slot, 'count', 1);
    await holder.commitTransaction();
    await holder.release();
    await folding;
    await counts.fold();
    expect(await stored()).toEqual([2, undefined]);
  });
});
