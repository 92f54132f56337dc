import { existsSync, realpathSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import type { Readable } from 'node:stream';
import type { DataSource } from 'typeorm';
import type { Config } from '../../platform/config/config';
import { readServer } from '../../platform/database/server-version';
import { nameDatabase } from '../../platform/database/startup-check';
import { StartError } from '../../platform/start-error';
import { deleteOldBackups, makeBackupFile } from './backup-file';
import { recordBackup } from './backup-history';
import { describeSize } from './describe-size';
import { checkDumpFile, writeDumpFile } from './dump-file';
import { type DumpPrograms, getProgram, runDump } from './dump-programs';
import { listTables } from './list-tables';
import { checkSqlite, copySqlite } from './sqlite-copy';

const DUMP_ELSEWHERE =
  'Install it, or have it run where the database is and pass on what it writes: ' +
  '… | node api/dist/admin.js backup <folder> - (docs/install.md, step 10).';

/** How the copy of a database is made and read again. */
interface Kind {
  extension: 'sqlite' | 'sql.gz';
  write(file: string): Promise<void>;
  /** Answers the tables of a copy. @throws StartError if it is damaged */
  check(file: string): string[] | Promise<string[]>;
}

interface Source {
  /** A dump that another program writes. */
  statements?: Readable | undefined;
  /** Instead of those that are installed. */
  programs?: DumpPrograms | undefined;
}

/**
 * Makes a complete backup of the database in a folder while the server runs, reads it again, and deletes old ones. How
 * it ended is recorded in the database, for the doctor and monitoring. Throws StartError.
 */
export async function makeBackup(
  { server, database }: Pick<Config, 'server' | 'database'>,
  dataSource: DataSource,
  folder: string,
  { statements, programs }: Source,
  print: (text: string) => void,
): Promise<void> {
  const at = new Date();
  const record = (outcome: Parameters<typeof recordBackup>[2]) =>
    recordBackup(dataSource, at, outcome).catch((error: Error) =>
      print(`Monitoring does not learn of this backup: ${error.message}\n`),
    );
  let made: Awaited<ReturnType<typeof makeBackupFile>>;
  try {
    assertApart(folder, server.dataDir);
    const kind = database.url
      ? await toDump(dataSource, statements, programs)
      : toCopy(database.sqliteFile, statements);
    made = await makeBackupFile(folder, at, kind.extension, async (file) => {
      await kind.write(file);
      await assertComplete(dataSource, await kind.check(file));
    });
  } catch (error) {
    await record({ failure: (error as Error).message });
    // Errors of files, such as a full disk, are for the operator too. SQLite has codes of its own for them.
    const { syscall, code } = error as NodeJS.ErrnoException;
    if (syscall || code === 'SQLITE_FULL') throw new StartError((error as Error).message, { cause: error });
    throw error;
  }
  // Now: what comes after it does not make the backup worse.
  await record(made);
  const file = join(folder, made.name);
  print(`${nameDatabase(dataSource)} is complete in ${file}: ${describeSize(made.bytes)}\n`);
  print('SECRET_KEY is not in it. Keep a copy of it in another place.\n');
  await deleteOldBackups(folder, made.name).then(
    (deleted) => deleted.forEach((old) => print(`Deleted ${old}\n`)),
    (error: Error) => print(`Old backups are still there: ${error.message}\n`),
  );
}

/** Whoever gets a copy of the folder must not get the secret with it. */
function assertApart(folder: string, dataDir: string): void {
  const [backups, data] = [toRealPath(folder), toRealPath(dataDir)];
  if (isWithin(backups, data) || isWithin(data, backups))
    throw new StartError(`Choose a folder apart from ${dataDir}: a backup must not lie beside the secret.`);
}

function isWithin(path: string, folder: string): boolean {
  const way = relative(folder, path);
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}

/** Where links lead. Of a folder that is not there yet, those of the folders around it. */
function toRealPath(path: string): string {
  const whole = resolve(path);
  try {
    return realpathSync(whole);
  } catch {
    return join(toRealPath(dirname(whole)), basename(whole));
  }
}

function toCopy(sqliteFile: string, statements: Readable | undefined): Kind {
  if (statements)
    throw new StartError('This database is a file, which this command copies itself: leave out "-".');
  if (!existsSync(sqliteFile)) throw new StartError(`No database at ${sqliteFile}`);
  return { extension: 'sqlite', write: (file) => copySqlite(sqliteFile, file), check: checkSqlite };
}

async function toDump(
  dataSource: DataSource,
  statements: Readable | undefined,
  programs: DumpPrograms | undefined,
): Promise<Kind> {
  const product = await readServer(dataSource);
  const write = (file: string): Promise<void> => {
    if (statements) return writeDumpFile(statements, file);
    const program = programs?.dump ?? getProgram(product, 'dump', DUMP_ELSEWHERE);
    return runDump(program, product, dataSource, (output) => writeDumpFile(output, file));
  };
  return { extension: 'sql.gz', write, check: checkDumpFile };
}

async function assertComplete(dataSource: DataSource, tables: string[]): Promise<void> {
  const missing = (await listTables(dataSource)).filter((table) => !tables.includes(table));
  if (missing.length > 0)
    throw new StartError(
      `The backup is not complete, or is one of another database: it lacks ${missing.join(', ')}`,
    );
}
