import { ItemEntity } from '../src/codes/tables/item.entity';
import { TestApp } from './support/test-app';

describe('A batch whose connection is lost', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start({}, { oneNode: true });
  });
  afterAll(() => app.stop());

  it('should leave nothing, and be made whole when it runs again', async () => {
    const admin = await app.admin();
    const { id } = (await admin.post('/api/projects', { name: 'Killed' })).body;
    const killed = admin.post(`/api/projects/${id}/items`, { count: 10_000 });
    const observer = app.dataSource.createQueryRunner();
    const rows = async (): Promise<number> => {
      await observer.query('SET TRANSACTION ISOLATION LEVEL READ UNCOMMITTED');
      const [{ n }] = await observer.query('SELECT COUNT(*) AS n FROM items WHERE projectId = ?', [id]);
      return Number(n);
    };
    let seen = 0;
    while (seen < 1000) seen = await rows();
    expect(seen).toBeLessThan(10_000);
    const others: { id: number }[] = await observer.query(
      'SELECT id FROM information_schema.PROCESSLIST WHERE db = DATABASE() AND id <> CONNECTION_ID()',
    );
    for (const other of others) await observer.query(`KILL ${other.id}`);
    await observer.release();
    expect((await killed).status).toBe(201);
    expect(await app.dataSource.manager.countBy(ItemEntity, { projectId: id })).toBe(10_000);
  });
});
