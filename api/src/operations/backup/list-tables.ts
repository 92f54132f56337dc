import type { DataSource, MigrationInterface } from 'typeorm';
import { MYSQL_MIGRATIONS } from '../../migrations/mysql';
import { SQLITE_MIGRATIONS } from '../../migrations/sqlite';
import { UPGRADE_ROWS } from '../../migrations/upgrade-rows';
import { StartError } from '../../platform/start-error';

/** The table that has rows in each database that was ever used. */
export const MIGRATIONS = 'migrations';

/** The names by which a database is known to be one of this product, of any release. */
export const OWN_MIGRATIONS = {
  sqlite: [UPGRADE_ROWS.sqlite.last, ...readNames(SQLITE_MIGRATIONS)],
  mysql: [UPGRADE_ROWS.mysql.last, ...readNames(MYSQL_MIGRATIONS)],
};

/** The names of the tables of SQLite itself begin with `sqlite_`. */
export const SQLITE_TABLES =
  "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'";
const SERVER_TABLES =
  'SELECT TABLE_NAME AS name FROM information_schema.TABLES WHERE TABLE_SCHEMA = DATABASE()';

/** The names of all tables of an open database. */
export async function listTables(dataSource: DataSource): Promise<string[]> {
  const sql = dataSource.options.type === 'better-sqlite3' ? SQLITE_TABLES : SERVER_TABLES;
  return (await dataSource.query<{ name: string }[]>(sql)).map(({ name }) => name);
}

/**
 * A copy without the rows is none, though it may have all tables; nor is one of another product. @throws StartError
 */
export function assertMigrations(file: string, areThere: boolean): void {
  if (!areThere)
    throw new StartError(
      `${file} is no backup of this product: it has no rows of "${MIGRATIONS}" that this product writes`,
    );
}

function readNames(migrations: (new () => MigrationInterface)[]): string[] {
  return migrations.map((Migration) => new Migration().name!);
}
