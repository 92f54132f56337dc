import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { DataSource, DataSourceOptions } from 'typeorm';
import { ENTITIES } from './entities';
import { MYSQL_MIGRATIONS } from './migrations/mysql';
import { SQLITE_MIGRATIONS } from './migrations/sqlite';
import type { Config, DatabaseConfig } from './platform/config/config';
import { createDataSource, dataSourceOptions } from './platform/database/data-source';
import { databaseProblems, openDataSource } from './platform/database/startup-check';
import { assertMigrated, migrate } from './platform/schema/migrate';
import { StartError } from './platform/start-error';

export function databaseOptions(config: DatabaseConfig): DataSourceOptions {
  const migrations = config.url ? MYSQL_MIGRATIONS : SQLITE_MIGRATIONS;
  return dataSourceOptions({ ...config, entities: ENTITIES, migrations });
}

/**
 * Opens and checks the database. Outside production, and always on SQLite, it migrates the schema. In production an
 * outdated schema is an error, because migrating is a separate step of an update. Throws StartError.
 */
export async function openDatabase(config: Config): Promise<DataSource> {
  const { url, sqliteFile } = config.database;
  if (!url && !existsSync(dirname(sqliteFile))) mkdirSync(dirname(sqliteFile), { recursive: true });
  const dataSource = await openDataSource(createDataSource(databaseOptions(config.database)));
  const problems = await databaseProblems(dataSource);
  if (problems.length > 0) throw new StartError(problems.join('\n'));
  if (config.server.production && url) await assertMigrated(dataSource);
  else await migrate(dataSource);
  return dataSource;
}
