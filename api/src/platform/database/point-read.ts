import Libsql from 'libsql';
import type { DataSource } from 'typeorm';

/** Reads at most one row as the values of its columns; synchronously on SQLite. */
export type PointRead<Row extends unknown[]> = (
  ...parameters: string[]
) => Row | undefined | Promise<Row | undefined>;

/**
 * Prepares a query for the most frequent reads, without entities and query builders. On SQLite it uses a read-only
 * connection of its own: in WAL mode it sees committed data and waits neither for a writer nor for the gate.
 * Rows are tuples, because naming the columns takes libsql longer than finding the row.
 */
export function pointRead<Row extends unknown[]>(dataSource: DataSource, sql: string): PointRead<Row> {
  if (dataSource.options.type !== 'better-sqlite3') {
    return async (...parameters) => {
      const [row] = await dataSource.query<object[]>(sql, parameters);
      return row && (Object.values(row) as Row);
    };
  }
  const connection = new Libsql(String(dataSource.options.database), { readonly: true });
  const statement = connection.prepare<string[]>(sql).raw();
  return (...parameters) => statement.get(...parameters) as Row | undefined;
}
