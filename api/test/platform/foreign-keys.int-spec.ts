import { migration } from '../../src/platform/database/migration';
import { databaseProblems } from '../../src/platform/database/startup-check';
import { migrate } from '../../src/platform/schema/migrate';
import { SERVER_URL } from '../support/server-database';
import { openDatabase, type TestDatabase } from './open-database';

const CREATE = migration('Create_1000000000001', {
  up: [
    'CREATE TABLE owners (id int PRIMARY KEY)',
    'CREATE TABLE parts (id int PRIMARY KEY, ownerId int, FOREIGN KEY (ownerId) REFERENCES owners(id) ON DELETE CASCADE)',
    'INSERT INTO owners VALUES (1), (2)',
    'INSERT INTO parts VALUES (1, 1), (2, 1), (3, 2)',
  ],
  down: [],
});

/** SQLite changes a column by making the table anew. */
const REBUILD = migration('Rebuild_1000000000002', {
  up: [
    'CREATE TABLE owners_new (id integer PRIMARY KEY NOT NULL)',
    'INSERT INTO owners_new SELECT id FROM owners',
    'DROP TABLE owners',
    'ALTER TABLE owners_new RENAME TO owners',
  ],
  down: [],
});

const ORPHAN = migration('Orphan_1000000000003', { up: ['INSERT INTO parts VALUES (9, 9)'], down: [] });

describe('Foreign keys', () => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await openDatabase({ entities: [], migrations: [CREATE] });
    await migrate(database.dataSource);
  });
  afterEach(() => database.remove());

  const readParts = async () => {
    const rows = await database.dataSource.query<{ id: number }[]>('SELECT id FROM parts ORDER BY id');
    return rows.map(({ id }) => id);
  };
  const migrateTo = async (last: typeof CREATE) =>
    migrate(await database.another({ migrations: [CREATE, last] }));

  it('should delete parts with what they belong to, and accept none without it', async () => {
    await database.dataSource.query('DELETE FROM owners WHERE id = 1');
    expect(await readParts()).toEqual([3]);
    await expect(database.dataSource.query('INSERT INTO parts VALUES (9, 9)')).rejects.toThrow(
      /foreign key/i,
    );
  });

  // The rest is about SQLite alone.
  if (SERVER_URL) return;

  it('should hold again after a migration that makes a table with parts anew, which keeps them', async () => {
    await migrateTo(REBUILD);
    expect(await readParts()).toEqual([1, 2, 3]);
    await database.dataSource.query('DELETE FROM owners WHERE id = 2');
    expect(await readParts()).toEqual([1, 2]);
  });

  it('should undo a migration that leaves a part of nothing', async () => {
    await expect(migrateTo(ORPHAN)).rejects.toThrow('breaks a reference from parts to owners');
    expect(await readParts()).toEqual([1, 2, 3]);
  });

  it('should be checked by every connection, or nothing starts', async () => {
    const { dataSource } = database;
    expect(await databaseProblems(dataSource)).toEqual([]);
    await dataSource.query('PRAGMA foreign_keys = OFF');
    expect(await databaseProblems(dataSource)).toEqual(['SQLite must check foreign keys']);
  });
});
