import Libsql from 'libsql';
import type { DataSource } from 'typeorm';

/** Reads at most one row by its parameters, as the values of its columns; synchronously where the engine can. */
export type PointRead<Row extends unknown[]> = (
  ...parameters: string[]
) => Row | undefined | Promise<Row | undefined>;

/**
 * Prepares a query for the hottest reads, without entities and query builders. On SQLite it has a read-only connection
 * of its own: in WAL mode that sees what is committed and never waits for a writer, nor for the gate.
 * Rows are tuples, because naming the columns of each row costs libsql more than finding it.
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
