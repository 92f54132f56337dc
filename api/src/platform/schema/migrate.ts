import { setTimeout as sleep } from 'node:timers/promises';
import { MINUTE } from '@ringtag/contracts';
import { type DataSource, type Migration, MigrationExecutor, type QueryRunner } from 'typeorm';
import { createDataSource, withoutDeadline } from '../database/data-source';
import { isRestartable } from '../database/database-errors';
import { holdLease } from '../leases/hold-lease';
import { CREATE_LEASES } from '../leases/lease-table';
import { StartError } from '../start-error';
import { LeaseEntity } from '../tables/lease.entity';

const LOCK_WAIT_S = 60;
const LOCK_POLL_MS = 100;
/** Longer than a lease, so that a process that died while it migrated is outlasted. */
const LEASE_WAIT_MS = 2 * MINUTE;

/**
 * Brings the schema up to date and answers the names of the migrations that it ran. When several processes start at
 * once, one migrates; the others wait and then find nothing to do (REL-16).
 */
export async function migrate(dataSource: DataSource): Promise<string[]> {
  return dataSource.options.type === 'better-sqlite3' ? migrateSqlite(dataSource) : migrateMysql(dataSource);
}

/** The names of the migrations that are missing in the database. Changes nothing. */
export async function pendingMigrations(dataSource: DataSource): Promise<string[]> {
  const pending = await new MigrationExecutor(dataSource).getPendingMigrations();
  return pending.map(({ name }) => name);
}

/** @throws StartError with the command to run, where migrations are missing. Changes nothing. */
export async function assertMigrated(dataSource: DataSource): Promise<void> {
  const { length } = await pendingMigrations(dataSource);
  if (length === 0) return;
  throw new StartError(
    `The database schema is out of date (pending migrations: ${length}). ` +
      'Run "node api/dist/admin.js migrate" first (in a checkout: "npm run admin -- migrate").',
  );
}

/** Uses connections without a statement deadline, because altering a large table takes long. */
async function migrateMysql(dataSource: DataSource): Promise<string[]> {
  const options = { ...withoutDeadline(dataSource.options), entities: [LeaseEntity] };
  const own = await createDataSource(options).initialize();
  try {
    await own.query(CREATE_LEASES);
    return await migrateAlone(own);
  } finally {
    await own.destroy();
  }
}

/** A lease instead of GET_LOCK, which only holds on one node of a cluster (ADR 60). */
async function migrateAlone(own: DataSource): Promise<string[]> {
  const applied: string[] = [];
  const deadline = Date.now() + LEASE_WAIT_MS;
  const work = async (signal: AbortSignal) => {
    for (const migration of await new MigrationExecutor(own).getPendingMigrations()) {
      signal.throwIfAborted();
      await runMigration(own, migration);
      applied.push(migration.name);
    }
    signal.throwIfAborted();
  };
  while ((await pendingMigrations(own)).length > 0) {
    if (await holdLease(own, { name: 'migration' }, work)) break;
    if (Date.now() > deadline)
      throw new Error(`Another process has been migrating the database for more than ${LEASE_WAIT_MS} ms`);
    await sleep(LOCK_POLL_MS);
  }
  return applied;
}

/** Runs and records one migration. */
export async function runMigration(own: DataSource, migration: Migration): Promise<void> {
  const runner = own.createQueryRunner();
  try {
    await runner.startTransaction();
    await new MigrationExecutor(own, runner).executeMigration(migration);
    await runner.commitTransaction();
  } catch (error) {
    if (runner.isTransactionActive) await runner.rollbackTransaction();
    throw error;
  } finally {
    await runner.release();
  }
}

/** Runs all migrations in one transaction: other processes wait, and a failed migration is rolled back. */
async function migrateSqlite(dataSource: DataSource): Promise<string[]> {
  const runner = dataSource.createQueryRunner();
  // SQLite changes a column by creating the table anew. Dropping the old table must not delete rows that refer to it.
  const [pragma] = (await runner.query('PRAGMA busy_timeout')) as [{ timeout: number }];
  await runner.query('PRAGMA foreign_keys = OFF');
  try {
    // beginAlone waits for other processes itself.
    await runner.query('PRAGMA busy_timeout = 0');
    await beginAlone(runner);
    const executor = new MigrationExecutor(dataSource, runner);
    executor.transaction = 'none';
    const applied = await executor.executePendingMigrations();
    await assertReferences(runner);
    await runner.commitTransaction();
    return applied.map(({ name }) => name);
  } catch (error) {
    if (runner.isTransactionActive) await runner.rollbackTransaction();
    throw error;
  } finally {
    await runner.query(`PRAGMA busy_timeout = ${pragma.timeout}`);
    await runner.query('PRAGMA foreign_keys = ON');
    await runner.release();
  }
}

/** SQLite's own waiting would block this process, and with it another migration in it that has to finish first. */
async function beginAlone(runner: QueryRunner): Promise<void> {
  const deadline = Date.now() + LOCK_WAIT_S * 1000;
  for (;;) {
    try {
      return await runner.startTransaction();
    } catch (error) {
      if (!isRestartable(error) || Date.now() > deadline) throw error;
      await sleep(LOCK_POLL_MS);
    }
  }
}

async function assertReferences(runner: QueryRunner): Promise<void> {
  const broken = (await runner.query('PRAGMA foreign_key_check')) as { table: string; parent: string }[];
  const [first] = broken;
  if (first) throw new Error(`The migration breaks a reference from ${first.table} to ${first.parent}`);
}
