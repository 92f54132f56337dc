import { statSync } from 'node:fs';
import Database from 'libsql';
import Libsql from 'libsql/promise';
import intersection from 'lodash/intersection';
import { StartError } from '../../platform/start-error';
import { assertMigrations, MIGRATIONS, OWN_MIGRATIONS, SQLITE_TABLES } from './list-tables';

/**
 * Copies a database into an empty file while a server writes to it: everything that was committed before, as one
 * state. Runs on another thread, so that this process goes on.
 */
export async function copySqlite(source: string, target: string): Promise<void> {
  const connection = new Libsql(source, {});
  try {
    await connection.exec(`VACUUM INTO '${target.replaceAll("'", "''")}'`);
  } finally {
    void connection.close();
  }
}

/** The tables of a copy, all of which it reads. @throws StartError if it is damaged, no database, or not ours */
export function checkSqlite(file: string): string[] {
  const copy = new Database(file, { readonly: true });
  try {
    const readColumn = (sql: string) => (copy.prepare(sql).raw().all() as [string][]).map(([value]) => value);
    const faults = readColumn('PRAGMA integrity_check');
    if (faults.join() !== 'ok') throw new StartError(`${file} is damaged: ${faults[0]}`);
    // The integrity check does not notice that the file is cut within its last page, if that holds part of a photo.
    const [{ pages, size }] = copy
      .prepare('SELECT page_count AS pages, page_size AS size FROM pragma_page_count, pragma_page_size')
      .all() as [{ pages: number; size: number }];
    if (statSync(file).size < pages * size) throw new StartError(`${file} is damaged: its end is missing`);
    const tables = readColumn(SQLITE_TABLES);
    // The table of another product may have other columns.
    const rows = tables.includes(MIGRATIONS) ? copy.prepare(`SELECT * FROM ${MIGRATIONS}`).raw().all() : [];
    assertMigrations(file, intersection((rows as unknown[][]).flat(), OWN_MIGRATIONS.sqlite).length > 0);
    return tables;
  } catch (error) {
    const { code = '', message } = error as Error & { code?: string };
    if (!/^SQLITE_(NOTADB|CORRUPT)/.test(code)) throw error;
    throw new StartError(`${file} is damaged, or is no SQLite database: ${message}`, { cause: error });
  } finally {
    copy.close();
  }
}
