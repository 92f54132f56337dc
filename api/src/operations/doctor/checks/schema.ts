import type { DataSource } from 'typeorm';
import { pendingMigrations } from '../../../platform/schema/migrate';
import { type Findings, ok, problem, warning } from '../finding';

/** Names in one line at most. */
const MOST_NAMES = 5;

/** Whether the schema is that of this release, with its character sets and collations, and has an administrator. */
export async function* schemaFindings(dataSource: DataSource): Findings {
  const pending = await pendingMigrations(dataSource);
  if (pending.length > 0) {
    yield problem(
      `The schema lacks ${pending.length} of the migrations of this release.`,
      'Run "node api/dist/admin.js migrate".',
    );
  } else {
    yield ok('The schema matches this release.');
  }
  if (dataSource.options.type !== 'better-sqlite3') yield* tableFindings(dataSource);
  if (pending.length === 0) yield* administratorFindings(dataSource);
}

interface ColumnRow {
  tableName: string;
  columnName: string;
  /** None for what is no text. */
  collation: string | null;
}

/** Identifiers and addresses are compared exactly: another collation would take two people for one. */
async function* tableFindings(dataSource: DataSource): Findings {
  const rows = await dataSource.query<ColumnRow[]>(
    `SELECT TABLE_NAME AS tableName, COLUMN_NAME AS columnName, COLLATION_NAME AS collation
     FROM information_schema.COLUMNS WHERE TABLE_SCHEMA = DATABASE()`,
  );
  const wanted = listCollations(dataSource);
  const others = rows.flatMap(({ tableName, columnName, collation }) => {
    const name = `${tableName}.${columnName}`;
    const expected = wanted.get(name);
    return expected === undefined || expected === collation ? [] : [`${name} (${collation ?? 'none'})`];
  });
  if (others.length > 0)
    yield problem(
      `Columns no longer have the collation they were created with: ${toList(others)}.`,
      'Restore them from a backup, or change each one back with ALTER TABLE … MODIFY.',
    );
  else if (rows.length > 0)
    yield ok('All tables have the character sets and collations they were created with.');
  yield* engineFindings(dataSource);
}

function listCollations({ entityMetadatas }: DataSource): Map<string, string> {
  return new Map(
    entityMetadatas.flatMap(({ tableName, columns }) =>
      columns.flatMap(({ databaseName, collation }) =>
        collation ? [[`${tableName}.${databaseName}`, collation] as const] : [],
      ),
    ),
  );
}

async function* engineFindings(dataSource: DataSource): Findings {
  const rows = await dataSource.query<{ name: string }[]>(
    `SELECT TABLE_NAME AS name FROM information_schema.TABLES
     WHERE TABLE_SCHEMA = DATABASE() AND ENGINE <> 'InnoDB'`,
  );
  if (rows.length === 0) return;
  const names = rows.map(({ name }) => name);
  yield problem(
    `The storage engine of these tables does not support transactions: ${toList(names)}.`,
    `Run ALTER TABLE \`${names[0]}\` ENGINE=InnoDB, and the same for the others.`,
  );
}

async function* administratorFindings(dataSource: DataSource): Findings {
  const sql = "SELECT COUNT(*) AS count FROM users WHERE role = 'role-admin'";
  const [row] = await dataSource.query<{ count: string | number }[]>(sql);
  if (Number(row?.count) === 0)
    yield warning('There is no administrator.', 'Run "node api/dist/admin.js create <email>".');
  else yield ok('There is an administrator.');
}

function toList(names: string[]): string {
  const more = names.length - MOST_NAMES;
  return names.slice(0, MOST_NAMES).join(', ') + (more > 0 ? ` and ${more} more` : '');
}
