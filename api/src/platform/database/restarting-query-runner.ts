import type { DataSource } from 'typeorm';
import type { MysqlDriver } from 'typeorm/driver/mysql/MysqlDriver.js';
import { MysqlQueryRunner } from 'typeorm/driver/mysql/MysqlQueryRunner.js';
import type { ReplicationMode } from 'typeorm/driver/types/ReplicationMode.js';
import { isConnectionLost, isNodeNotReady, isRestartable } from './database-errors';
import { runWithRestarts } from './restarts';
import { getStatementTimes, type StatementTimes } from './statement-times';

/**
 * Repeats statements outside transactions. Each is a transaction of its own, which a node of a Galera cluster may
 * refuse like any other. After a lost connection it repeats only what was not sent or only reads: nobody knows whether
 * a change was committed.
 */
class RestartingQueryRunner extends MysqlQueryRunner {
  constructor(
    driver: MysqlDriver,
    mode: ReplicationMode,
    private readonly times: StatementTimes,
  ) {
    super(driver, mode);
  }

  override async query(...call: Parameters<MysqlQueryRunner['query']>): Promise<unknown> {
    if (this.isTransactionActive) return this.measure(call);
    const reads = /^\s*SELECT\b/i.test(call[0]);
    let sent = false;
    const attempt = async () => {
      sent = false;
      await this.connect();
      sent = true;
      return this.measure(call);
    };
    return runWithRestarts(attempt, (error) => {
      const lost = isConnectionLost(error);
      if (lost || isNodeNotReady(error)) this.leaveConnection();
      return isRestartable(error) || (lost && (reads || !sent));
    });
  }

  /** It has its connection by now, so that waiting for one is no part of the time. */
  private measure(call: Parameters<MysqlQueryRunner['query']>): Promise<unknown> {
    return this.times.measure(call[0], () => super.query(...call));
  }

  /** The next statement takes another connection from the pool. */
  private leaveConnection(): void {
    (this.databaseConnection as { destroy(): void } | undefined)?.destroy();
    this.databaseConnection = undefined;
    this.databaseConnectionPromise = undefined as never;
  }
}

/** Lets a data source of MySQL restart single statements. `TransactionRunner` restarts transactions. */
export function installRestarts(dataSource: DataSource): void {
  const driver = dataSource.driver as MysqlDriver;
  driver.createQueryRunner = (mode: ReplicationMode) =>
    new RestartingQueryRunner(driver, mode, getStatementTimes(dataSource));
}
