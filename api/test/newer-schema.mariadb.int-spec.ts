import { databaseOptions } from '../src/database';
import { createDataSource } from '../src/platform/database/data-source';
import { migration } from '../src/platform/database/migration';
import { migrate } from '../src/platform/schema/migrate';
import { newEmail, TestApp } from './support/test-app';

/** What a later release may add, as docs/operations.md has it. */
const LATER = [
  'ALTER TABLE items ADD later varchar(20) NULL',
  'ALTER TABLE messages ADD later int NOT NULL DEFAULT 1, ADD INDEX later (later)',
  'CREATE TABLE later (id char(36) NOT NULL PRIMARY KEY, word varchar(20) NOT NULL)',
].map((sql, index) => migration(`Later${index}_999999999999${index}`, { up: [sql], down: [] }));

describe('A database that a later release has migrated', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start();
    const { migrations, ...options } = databaseOptions(app.config.database);
    const later = createDataSource({
      ...options,
      migrations: [...(migrations as (typeof LATER)[number][]), ...LATER],
    });
    await later.initialize();
    expect(await migrate(later)).toHaveLength(LATER.length);
    await later.destroy();
  });
  afterAll(() => app.stop());

  it('should serve a process of this release that runs, and one that starts in production', async () => {
    const started = await app.replica({ NODE_ENV: 'production', PUBLIC_URL: 'https://qr.test' });
    const alias = await app.code();
    const owner = await app.owner(alias, newEmail());
    for (const process of [app, started]) {
      expect((await process.visitor().get('/health/ready')).status).toBe(200);
      expect((await process.message(alias)).status).toBe(201);
    }
    expect((await owner.get('/api/messages')).body).toMatchObject({ total: 2 });
    await started.stop();
  });
});
