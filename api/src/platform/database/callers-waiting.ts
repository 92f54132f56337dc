import type { DataSource } from 'typeorm';
import type { MysqlDriver } from 'typeorm/driver/mysql/MysqlDriver.js';
import { countWaiting } from './mysql-pool';
import { getGate } from './sqlite-gate';

/** How many callers wait for a connection of the pool, or for their turn on the only connection of SQLite. */
export function countCallersWaiting(dataSource: DataSource): number {
  if (dataSource.options.type === 'better-sqlite3') return getGate(dataSource).waiting;
  return countWaiting((dataSource.driver as MysqlDriver).pool as object);
}
