import Libsql from 'libsql/promise';
import type { DataSource } from 'typeorm';
import { getGate } from './sqlite-gate';

/** Writes while requests are being answered. */
export interface BackgroundWriter {
  /** Runs one statement in a transaction of its own. Every `?` in it is a parameter. */
  write(sql: string, parameters: readonly string[]): Promise<void>;
  close(): void;
}

/**
 * For frequent writes of many rows. SQLite runs its statements on the thread that answers requests, and blocks it. So
 * this writer has a connection of its own, whose statements run on another thread. They pass the gate like a
 * transaction: other writers wait in the queue of the gate, and reads of `pointRead` go on.
 */
export function backgroundWriter(dataSource: DataSource): BackgroundWriter {
  if (dataSource.options.type !== 'better-sqlite3') {
    return {
      write: async (sql, parameters) => {
        await dataSource.query(sql, [...parameters]);
      },
      close: () => undefined,
    };
  }
  const gate = getGate(dataSource);
  const connection = new Libsql(String(dataSource.options.database), {});
  const ready: Promise<void> = connection.exec('PRAGMA synchronous = FULL');
  // The first write reports a failure.
  ready.catch(() => undefined);
  return {
    write: async (sql, parameters) => {
      await ready;
      await gate.pass('transaction', () => connection.exec(withLiterals(sql, parameters)));
    },
    close: () => void connection.close(),
  };
}

/** libsql runs only statements without parameters on another thread. */
function withLiterals(sql: string, parameters: readonly string[]): string {
  const values = parameters[Symbol.iterator]();
  return sql.replaceAll('?', () => `'${String(values.next().value).replaceAll("'", "''")}'`);
}
