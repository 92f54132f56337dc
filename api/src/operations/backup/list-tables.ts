import type { DataSource } from 'typeorm';
import { StartError } from '../../platform/start-error';

/** The table that has rows in each database that was ever used. */
export const MIGRATIONS = 'migrations';

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

/** A copy without the rows is none, though it may have all tables. @throws StartError */
export function assertMigrations(file: string, areThere: boolean): void {
  if (!areThere)
    throw new StartError(`${file} is no backup of this product: it has no rows of "${MIGRATIONS}"`);
}
