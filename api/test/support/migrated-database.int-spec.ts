import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DataSource } from 'typeorm';
import { databaseOptions } from '../../src/database';
import { createDataSource } from '../../src/platform/database/data-source';
import { migrate } from '../../src/platform/schema/migrate';
import { createMigratedFile, createMigratedOnServer } from './migrated-database';
import { createOnServer, SERVER_URL } from './server-database';

const OBJECTS_BESIDE_TABLES = [
  'SHOW TRIGGERS',
  'SHOW EVENTS',
  'SELECT routine_name FROM information_schema.routines WHERE routine_schema = DATABASE()',
];

/** Answers the migrations that ran, how each table is defined, and how many rows it has. */
async function describeDatabase(dataSource: DataSource): Promise<unknown[]> {
  const query = (sql: string) => dataSource.query<object[]>(sql);
  const described: unknown[] = [await query('SELECT timestamp, name FROM migrations ORDER BY id')];
  const listTables = SERVER_URL ? 'SHOW TABLES' : "SELECT name FROM sqlite_master WHERE type = 'table'";
  for (const name of (await query(listTables)).map((row) => String(Object.values(row)[0])).sort()) {
    described.push([name, await query(`SELECT COUNT(*) FROM ${name}`)]);
    if (SERVER_URL) described.push(withoutNextId(await query(`SHOW CREATE TABLE ${name}`)));
  }
  if (!SERVER_URL) return [...described, await query('SELECT * FROM sqlite_master ORDER BY type, name')];
  for (const sql of OBJECTS_BESIDE_TABLES) described.push(await query(sql));
  return described;
}

/** Nodes of a cluster leave out numbers, each time others. */
const withoutNextId = (rows: object[]) =>
  rows.flatMap((row) => Object.values(row).map((text) => String(text).replace(/ AUTO_INCREMENT=\d+/, '')));

describe('A migrated database for a test', () => {
  const cleanUp: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    for (const step of cleanUp.splice(0).reverse()) await step();
  });

  async function newPlace(migrated: boolean) {
    if (SERVER_URL) {
      const database = await (migrated ? createMigratedOnServer : createOnServer)(SERVER_URL);
      cleanUp.push(() => database.drop());
      return { url: database.url, sqliteFile: '' };
    }
    const folder = await mkdtemp(join(tmpdir(), 'ringtag-migrated-'));
    cleanUp.push(() => rm(folder, { recursive: true }));
    const sqliteFile = join(folder, 'test.sqlite');
    if (migrated) await createMigratedFile(sqliteFile);
    return { url: undefined, sqliteFile };
  }

  async function open(migrated: boolean): Promise<DataSource> {
    const options = databaseOptions({ ...(await newPlace(migrated)), connections: 2 });
    const dataSource = await createDataSource(options).initialize();
    cleanUp.push(() => dataSource.destroy());
    return dataSource;
  }

  it('should be what the migrations make of an empty one, each time', async () => {
    const original = await open(false);
    await migrate(original);
    const expected = await describeDatabase(original);
    for (const copy of [await open(true), await open(true)]) {
      expect(await describeDatabase(copy)).toEqual(expected);
      expect(await migrate(copy)).toEqual([]);
    }
  });

  it('should be one of its own', async () => {
    const [one, other] = [await open(true), await open(true)];
    await one.query('DELETE FROM migrations');
    expect(await one.query('SELECT * FROM migrations')).toEqual([]);
    expect(await other.query('SELECT * FROM migrations')).not.toEqual([]);
  });
});
