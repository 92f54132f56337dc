import { Logger } from '@nestjs/common';
import type { DataSource, MigrationInterface } from 'typeorm';
import { schemaDrift } from '../../schema/drift';
import { ENTITIES } from '../../src/entities';
import { MYSQL_MIGRATIONS } from '../../src/migrations/mysql';
import { SQLITE_MIGRATIONS } from '../../src/migrations/sqlite';
import { migration } from '../../src/platform/database/migration';
import { assertMigrated, migrate, pendingMigrations } from '../../src/platform/schema/migrate';
import { describeFailure } from '../../src/platform/start-error';
import { SERVER_URL } from '../support/server-database';
import { openDatabase, type TestDatabase } from './open-database';

const MIGRATIONS: (new () => MigrationInterface)[] = SERVER_URL ? MYSQL_MIGRATIONS : SQLITE_MIGRATIONS;

describe('migrations', () => {
  let database: TestDatabase;

  // One migration below fails on purpose.
  beforeAll(() => Logger.overrideLogger(false));

  beforeEach(async () => {
    database = await openDatabase({ entities: ENTITIES, migrations: MIGRATIONS });
  });

  afterEach(() => database.remove());

  const tables = async ({ entityMetadatas }: DataSource) => {
    const runner = database.dataSource.createQueryRunner();
    const found = await Promise.all(entityMetadatas.map(({ tableName }) => runner.hasTable(tableName)));
    await runner.release();
    return found.filter(Boolean).length;
  };

  it('should lead from nothing to the schema of the entities', async () => {
    const { dataSource } = database;
    const pending = await pendingMigrations(dataSource);
    expect(pending).toHaveLength(MIGRATIONS.length);
    expect(await migrate(dataSource)).toEqual(pending);
    expect(await schemaDrift(dataSource)).toEqual([]);
    expect(await pendingMigrations(dataSource)).toEqual([]);
  });

  it('should be asked for by the command that an installation has, and by that of a checkout', async () => {
    const { dataSource } = database;
    const asked = assertMigrated(dataSource).catch(describeFailure);
    expect(await asked).toContain(
      `(pending migrations: ${MIGRATIONS.length}). Run "node api/dist/admin.js migrate"`,
    );
    expect(await asked).toContain('"npm run admin -- migrate"');
    await migrate(dataSource);
    await expect(assertMigrated(dataSource)).resolves.toBeUndefined();
  });

  it('should lead back and forth again, one by one', async () => {
    const { dataSource } = database;
    await migrate(dataSource);
    for (let left = MIGRATIONS.length; left > 0; left -= 1) await dataSource.undoLastMigration();
    expect(await tables(dataSource)).toBe(0);
    await migrate(dataSource);
    expect(await schemaDrift(dataSource)).toEqual([]);
  });

  it('should be run by one of two processes that start at once', async () => {
    const other = await database.another();
    const applied = await Promise.all([migrate(database.dataSource), migrate(other)]);
    expect(applied.map(({ length }) => length).sort((a, b) => a - b)).toEqual([0, MIGRATIONS.length]);
  });

  it('should leave those of a later release alone, and run the missing ones beside them', async () => {
    const later = migration('Later_9999999999999', { up: ['CREATE TABLE later (id int)'], down: [] });
    const missing = migration('Missing_9999999999998', { up: ['CREATE TABLE missing (id int)'], down: [] });
    const newer = await database.another({ migrations: [...MIGRATIONS, later] });
    await migrate(newer);
    const other = await database.another({ migrations: [...MIGRATIONS, missing] });
    expect(await migrate(other)).toEqual(['Missing_9999999999998']);
    expect(await pendingMigrations(other)).toEqual([]);
    expect(await pendingMigrations(database.dataSource)).toEqual([]);
    expect(await pendingMigrations(newer)).toEqual([]);
    await database.dataSource.query('INSERT INTO later VALUES (1)');
  });

  it('should leave the earlier ones in place when one fails, and go on when it is mended', async () => {
    const added = (sql: string) => migration('Added_9999999999999', { up: [sql], down: [] });
    const broken = await database.another({ migrations: [...MIGRATIONS, added('CREATE TABLE added (')] });
    await expect(migrate(broken)).rejects.toThrow();
    const mended = await database.another({
      migrations: [...MIGRATIONS, added('CREATE TABLE added (id int)')],
    });
    await migrate(mended);
    expect(await pendingMigrations(mended)).toEqual([]);
    await mended.query('INSERT INTO added VALUES (1)');
  });

  it('should notice a schema that is not what the entities say', async () => {
    const { dataSource } = database;
    await migrate(dataSource);
    await dataSource.query('ALTER TABLE projects DROP COLUMN description');
    expect((await schemaDrift(dataSource)).join()).toContain('description');
  });
});
