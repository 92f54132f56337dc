import Libsql from 'libsql/promise';
import type { DataSource } from 'typeorm';
import { gateOf } from './sqlite-gate';

/** Writes beside the requests that are being answered. */
export interface BackgroundWriter {
  /** Runs one statement, a transaction of its own; every `?` in it is a parameter. */
  write(sql: string, parameters: readonly string[]): Promise<void>;
  close(): void;
}

/**
 * For what is written all the time and in bulk. The embedded database computes where it is called, and nothing is
 * answered meanwhile: so this has a connection of its own, whose statements run on another thread. They pass the gate
 * like a transaction: whoever else writes waits for its turn, not for SQLite's lock, and reads of `pointRead` go on.
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
  const gate = gateOf(dataSource);
  const connection = new Libsql(String(dataSource.options.database), {});
  const ready: Promise<void> = connection.exec('PRAGMA synchronous = FULL');
  // Whoever writes first hears of it.
  ready.catch(() => undefined);
  return {
    write: async (sql, parameters) => {
      await ready;
      await gate.pass('transaction', () => connection.exec(withLiterals(sql, parameters)));
    },
    close: () => void connection.close(),
  };
}

/** Only what has no parameters leaves the thread. */
function withLiterals(sql: string, parameters: readonly string[]): string {
  const values = parameters[Symbol.iterator]();
  return sql.replaceAll('?', () => `'${String(values.next().value).replaceAll("'", "''")}'`);
}
