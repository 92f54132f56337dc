import Libsql from 'libsql/promise';
import type { DataSource } from 'typeorm';
import { getGate } from './sqlite-gate';
import { getStatementTimes } from './statement-times';
import { TransactionRunner } from './transaction-runner';

/** A statement in which every `?` is a parameter. */
export type Statement = readonly [sql: string, parameters: readonly string[]];

/** Writes while requests are being answered. */
export interface BackgroundWriter {
  /** Runs the statements in one transaction. */
  write(statements: readonly Statement[]): Promise<void>;
  close(): void;
}

/**
 * For frequent writes of many rows. SQLite runs its statements on the thread that answers requests, and blocks it. So
 * this writer has a connection of its own, whose statements run on another thread. They pass the gate like any
 * transaction: other writers wait in the queue of the gate, and reads of `pointRead` go on.
 */
export function backgroundWriter(dataSource: DataSource): BackgroundWriter {
  if (dataSource.options.type !== 'better-sqlite3') {
    const transactions = new TransactionRunner(dataSource);
    const write = (statements: readonly Statement[]) =>
      transactions.run(async (manager) => {
        for (const [sql, parameters] of statements) await manager.query(sql, [...parameters]);
      });
    return { write, close: () => undefined };
  }
  const gate = getGate(dataSource);
  const times = getStatementTimes(dataSource);
  const connection = new Libsql(String(dataSource.options.database), {});
  const ready: Promise<void> = connection.exec('PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON');
  // The first write reports a failure.
  ready.catch(() => undefined);
  const run = async (statements: readonly Statement[]) => {
    try {
      await connection.exec(['BEGIN IMMEDIATE', ...statements.map(withLiterals), 'COMMIT'].join(';'));
    } catch (error) {
      times.onFailure?.(error);
      await connection.exec('ROLLBACK').catch(() => undefined);
      throw error;
    }
  };
  return {
    write: async (statements) => {
      await ready;
      await gate.pass('transaction', () => run(statements));
    },
    close: () => void connection.close(),
  };
}

/** libsql runs only statements without parameters on another thread. */
function withLiterals([sql, parameters]: Statement): string {
  const values = parameters[Symbol.iterator]();
  return sql.replaceAll('?', () => `'${String(values.next().value).replaceAll("'", "''")}'`);
}
