import { existsSync } from 'node:fs';
import type { DataSource } from 'typeorm';
import type { DatabaseConfig } from '../../../platform/config/config';
import { readProduct } from '../../../platform/database/server-version';
import { databaseProblems, openDataSource } from '../../../platform/database/startup-check';
import { pendingMigrations } from '../../../platform/schema/migrate';
import { type Findings, describeError, type Finding, ok, problem, warning } from '../finding';
import { grantFindings } from './grants';
import { schemaFindings } from './schema';
import { serverFindings } from './server-settings';

/** Opens the database, once for all checks. Throws StartError with the reason. */
export type OpenDatabase = () => Promise<DataSource>;

export function openOnce(create: () => DataSource): OpenDatabase {
  let opening: Promise<DataSource> | undefined;
  const openFirst = async () => openDataSource(create());
  return () => (opening ??= openFirst());
}

/** Whether the database can be reached, is set up as the server needs it, and has the schema of this release. */
export async function* checkDatabase(config: DatabaseConfig, open: OpenDatabase): Findings {
  if (!config.url && !existsSync(config.sqliteFile)) {
    yield warning(
      `There is no database at ${config.sqliteFile} yet.`,
      'The server creates it when it first starts.',
    );
    return;
  }
  let dataSource: DataSource;
  try {
    dataSource = await open();
  } catch (error) {
    yield problem(
      `${describeError(error)}.`,
      config.url ? 'Start the database, or fix DATABASE_URL.' : 'Fix DATA_DIR or the file’s permissions.',
    );
    return;
  }
  yield ok(`${await readProduct(dataSource)} answers.`);
  for (const each of await databaseProblems(dataSource)) yield toFinding(each);
  if (config.url) {
    yield* serverFindings(dataSource, config.connections);
    yield* grantFindings(dataSource);
  }
  yield* schemaFindings(dataSource);
}

/**
 * The open database, if its rows can be read: it is there and has the schema of this release. If not, `checkDatabase`
 * says why. Opening a file of SQLite would make it.
 */
export async function findReadable(
  config: DatabaseConfig,
  open: OpenDatabase,
): Promise<DataSource | undefined> {
  if (!config.url && !existsSync(config.sqliteFile)) return undefined;
  const dataSource = await open().catch(() => undefined);
  return dataSource && (await pendingMigrations(dataSource)).length === 0 ? dataSource : undefined;
}

/** The startup check says what is, and some of it what to do, after a semicolon. */
function toFinding(text: string): Finding {
  const [what, todo = 'fix this; the server will not start until you do'] = text.split('; ');
  return problem(`${what}.`, `${todo.charAt(0).toUpperCase()}${todo.slice(1)}.`);
}
