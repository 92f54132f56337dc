import type { DataSource } from 'typeorm';

export type DatabaseServer = 'MariaDB' | 'MySQL';

/** @param version the answer to `SELECT VERSION()`, such as `10.11.6-MariaDB-0+deb12u1` or `8.4.3` */
export function toServer(version: string): DatabaseServer {
  return /mariadb/i.test(version) ? 'MariaDB' : 'MySQL';
}

/** The product of the open MySQL or MariaDB. One statement. */
export async function readServer(dataSource: DataSource): Promise<DatabaseServer> {
  const [{ version }] = await dataSource.query<[{ version: string }]>('SELECT VERSION() AS version');
  return toServer(version);
}

/** Product and version of the open database, such as `MariaDB 10.11.6` or `SQLite 3.45.1`. One statement. */
export async function readProduct(dataSource: DataSource): Promise<string> {
  const embedded = dataSource.options.type === 'better-sqlite3';
  const ask = embedded ? 'sqlite_version()' : 'VERSION()';
  const [{ version }] = await dataSource.query<[{ version: string }]>(`SELECT ${ask} AS version`);
  return `${embedded ? 'SQLite' : toServer(version)} ${version.split('-')[0]}`;
}
