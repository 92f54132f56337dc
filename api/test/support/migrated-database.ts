import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MEMORY_FOLDER } from '@ringtag/tools/memory-folder';
import { format } from 'mysql2';
import type { DataSource } from 'typeorm';
import { databaseOptions } from '../../src/database';
import type { DatabaseConfig } from '../../src/platform/config/config';
import { createDataSource } from '../../src/platform/database/data-source';
import { migrate } from '../../src/platform/schema/migrate';
import { createOnServer, type ServerDatabase } from './server-database';

// The migrations run once in each worker process, on a template. The database of each test is a copy of it, because
// running all migrations takes several times as long. Only what the template contains is kept, so nothing is left to
// remove when the worker ends.
let fileTemplate: Promise<Buffer> | undefined;
let serverTemplate: Promise<string> | undefined;

const TABLES = 'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE()';

/** Writes a file of the embedded database with the current schema. Leaves a file that exists as it is. */
export async function createMigratedFile(sqliteFile: string): Promise<void> {
  fileTemplate ??= migrateFile();
  if (!existsSync(sqliteFile)) await writeFile(sqliteFile, await fileTemplate);
}

/** Makes a database of our own with the current schema on a server. */
export async function createMigratedOnServer(server: string): Promise<ServerDatabase> {
  serverTemplate ??= migrateOnServer(server);
  return createOnServer(server, { content: await serverTemplate });
}

async function migrateFile(): Promise<Buffer> {
  const folder = await mkdtemp(join(MEMORY_FOLDER, 'ringtag-template-'));
  try {
    const sqliteFile = join(folder, 'template.sqlite');
    // SQLite keeps changes in its write-ahead log, another file, until a checkpoint.
    await withMigrated({ url: undefined, sqliteFile }, (dataSource) =>
      dataSource.query('PRAGMA wal_checkpoint(TRUNCATE)'),
    );
    return await readFile(sqliteFile);
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function migrateOnServer(server: string): Promise<string> {
  const database = await createOnServer(server);
  try {
    return await withMigrated({ url: database.url, sqliteFile: '' }, readContent);
  } finally {
    await database.drop();
  }
}

async function withMigrated<T>(
  place: Pick<DatabaseConfig, 'url' | 'sqliteFile'>,
  work: (dataSource: DataSource) => Promise<T>,
): Promise<T> {
  const dataSource = await createDataSource(databaseOptions({ ...place, connections: 2 })).initialize();
  try {
    await migrate(dataSource);
    return await work(dataSource);
  } finally {
    await dataSource.destroy();
  }
}

/** The statements that make all tables with their rows. The migrations make no views, triggers or routines. */
async function readContent(dataSource: DataSource): Promise<string> {
  // On a cluster, SELECT waits for what another node has changed, SHOW does not: all of it asks one node.
  const runner = dataSource.createQueryRunner();
  try {
    // The tables refer to each other and come in no order.
    const statements = ['SET foreign_key_checks = 0'];
    for (const { name } of await runner.query(TABLES)) {
      const [row] = await runner.query(format('SHOW CREATE TABLE ??', [name]));
      statements.push(row['Create Table']);
      const rows: object[] = await runner.query(format('SELECT * FROM ??', [name]));
      const values = rows.map((each) => Object.values(each));
      if (rows.length > 0) statements.push(format('INSERT INTO ?? VALUES ?', [name, values], false, 'Z'));
    }
    return statements.join(';\n');
  } finally {
    await runner.release();
  }
}
