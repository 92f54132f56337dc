import { existsSync, statSync } from 'node:fs';
import { chmod, copyFile, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { DataSource } from 'typeorm';
import type { Config } from '../../platform/config/config';
import { lockDataFolder } from '../../platform/database/data-folder-lock';
import { readServer } from '../../platform/database/server-version';
import { nameDatabase } from '../../platform/database/startup-check';
import { StartError } from '../../platform/start-error';
import { flush } from './backup-file';
import { checkDumpFile, sendDumpFile } from './dump-file';
import { type DumpPrograms, getProgram, runStatements } from './dump-programs';
import { listTables } from './list-tables';
import { checkSqlite } from './sqlite-copy';

const HOW = 'What is there stays as it is: see docs/operations.md, Restore.';

/**
 * Puts a backup into the place that the settings name, which has to be empty. It is read to its end before anything is
 * written. Throws StartError.
 * @param open opens the database of the settings
 */
export async function restoreBackup(
  { server, database }: Pick<Config, 'server' | 'database'>,
  open: () => Promise<DataSource>,
  file: string,
  programs?: DumpPrograms,
): Promise<DataSource> {
  const extension = database.url ? '.sql.gz' : '.sqlite';
  if (!file.endsWith(extension))
    throw new StartError(`A backup for this database ends with ${extension}, but this is ${file}.`);
  if (!existsSync(file) || !statSync(file).isFile()) throw new StartError(`There is no file ${file}.`);
  if (database.url) {
    const dataSource = await open();
    try {
      await restoreDump(dataSource, file, programs);
    } catch (error) {
      await dataSource.destroy();
      throw error;
    }
    return dataSource;
  }
  assertEmpty(database.sqliteFile);
  lockDataFolder(server.dataDir);
  await restoreCopy(file, database.sqliteFile);
  return open();
}

/** SQLite would write what an old log has into the new file. */
function assertEmpty(sqliteFile: string): void {
  const there = [sqliteFile, `${sqliteFile}-wal`, `${sqliteFile}-shm`].find((each) => existsSync(each));
  if (there) throw new StartError(`There is ${there} already. ${HOW}`);
}

async function restoreCopy(file: string, sqliteFile: string): Promise<void> {
  checkSqlite(file);
  const part = `${sqliteFile}.part`;
  try {
    await copyFile(file, part);
    await chmod(part, 0o600);
    await flush(part);
    await rename(part, sqliteFile);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
  await flush(dirname(sqliteFile));
}

async function restoreDump(
  dataSource: DataSource,
  file: string,
  programs: DumpPrograms | undefined,
): Promise<void> {
  const name = nameDatabase(dataSource);
  const { length } = await listTables(dataSource);
  if (length > 0) throw new StartError(`The database ${name} is not empty: it has ${length} tables. ${HOW}`);
  const product = await readServer(dataSource);
  const elsewhere = `Install it, or run where the database is: zcat <file> | ${product === 'MySQL' ? 'mysql' : 'mariadb'} --binary-mode <database>.`;
  const program = programs?.client ?? getProgram(product, 'client', elsewhere);
  const tables = await checkDumpFile(file);
  await runStatements(program, product, dataSource, (target) => sendDumpFile(file, target));
  const restored = await listTables(dataSource);
  const missing = tables.filter((table) => !restored.includes(table));
  if (missing.length > 0) throw new StartError(`${name} lacks tables of the backup: ${missing.join(', ')}`);
}
