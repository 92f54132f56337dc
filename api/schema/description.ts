import type { DataSource } from 'typeorm';

export interface ColumnDescription {
  type: string;
  collation?: string;
  /** Left out for NOT NULL. */
  nullable?: boolean;
  /** As SQL; left out where there is none, or NULL. */
  default?: string;
}

/** What a program relies on in a table. */
export interface UsedTable {
  columns: Record<string, ColumnDescription>;
  /** The columns of each unique key, with commas between them; the primary key too. */
  unique: string[];
}

export interface TableDescription extends UsedTable {
  checks: string[];
}

/** The schema of a database of MySQL or MariaDB. */
export interface SchemaDescription {
  tables: Record<string, TableDescription>;
  /** `messages.ownerId → users`, with ` (cascade)` where deleting the parent deletes these rows. */
  foreignKeys: string[];
}

/** The part of its schema that a release uses, as `released.json` has it. */
export interface Release {
  /** The names of its migrations. Those of other branches may be older than the last of them. */
  migrations: string[];
  tables: Record<string, UsedTable>;
}

/** The whole schema of the open database, in the order of the alphabet. */
export async function readSchema(dataSource: DataSource): Promise<SchemaDescription> {
  const tables: Record<string, TableDescription> = {};
  for (const { table, column, ...description } of await readColumns(dataSource)) {
    tables[table] ??= { columns: {}, unique: [], checks: [] };
    tables[table].columns[column] = description;
  }
  for (const { table, columns } of await readUniqueKeys(dataSource)) tables[table]?.unique.push(columns);
  for (const { table, clause } of await readChecks(dataSource)) tables[table]?.checks.push(clause);
  return { tables, foreignKeys: await readForeignKeys(dataSource) };
}

/** What the entities of the data source name in the open database: the code relies on nothing else. */
export async function readUsedTables(dataSource: DataSource): Promise<Release['tables']> {
  const { tables } = await readSchema(dataSource);
  const used = Object.entries(tables).flatMap(([name, { columns, unique }]) => {
    const entity = dataSource.entityMetadatas.find(({ tableName }) => tableName === name);
    if (!entity) return [];
    const keys = [
      entity.primaryColumns,
      ...entity.indices.flatMap((each) => (each.isUnique ? [each.columns] : [])),
    ];
    const named = keys.map((key) => key.map(({ databaseName }) => databaseName).join(', '));
    const mapped = Object.entries(columns).filter(([column]) => entity.findColumnWithDatabaseName(column));
    return [
      [name, { columns: Object.fromEntries(mapped), unique: unique.filter((key) => named.includes(key)) }],
    ];
  });
  return Object.fromEntries(used) as Release['tables'];
}

interface ColumnRow {
  table: string;
  column: string;
  type: string;
  collation: string | null;
  nullable: 'YES' | 'NO';
  default: string | null;
}

async function readColumns(
  dataSource: DataSource,
): Promise<(ColumnDescription & { table: string; column: string })[]> {
  const rows = await dataSource.query<ColumnRow[]>(
    `SELECT TABLE_NAME AS \`table\`, COLUMN_NAME AS \`column\`, COLUMN_TYPE AS type, COLLATION_NAME AS collation,
       IS_NULLABLE AS nullable, COLUMN_DEFAULT AS \`default\`
     FROM information_schema.COLUMNS WHERE TABLE_SCHEMA = DATABASE() ORDER BY TABLE_NAME, COLUMN_NAME`,
  );
  return rows.map(({ table, column, type, collation, nullable, default: set }) => ({
    table,
    column,
    type: withoutDisplayWidth(type),
    ...(collation && { collation }),
    ...(nullable === 'YES' && { nullable: true }),
    ...(set && set !== 'NULL' && { default: set }),
  }));
}

/** MariaDB says `int(11)` where MySQL says `int`: how wide a number is shown. */
const withoutDisplayWidth = (type: string): string => type.replace(/int\(\d+\)/, 'int');

function readUniqueKeys(dataSource: DataSource): Promise<{ table: string; columns: string }[]> {
  return dataSource.query(
    `SELECT TABLE_NAME AS \`table\`, GROUP_CONCAT(COLUMN_NAME ORDER BY SEQ_IN_INDEX SEPARATOR ', ') AS columns
     FROM information_schema.STATISTICS WHERE TABLE_SCHEMA = DATABASE() AND NON_UNIQUE = 0
     GROUP BY TABLE_NAME, INDEX_NAME ORDER BY 1, 2`,
  );
}

/**
 * The CHECK constraints. Their names are unique in a table on MariaDB and in a database on MySQL, whose list of clauses
 * names no tables: so the lists are joined by the columns that both have.
 */
export async function readChecks(
  dataSource: DataSource,
): Promise<{ table: string; name: string; clause: string }[]> {
  const rows = await dataSource.query<{ table: string; name: string; clause: string }[]>(
    `SELECT t.TABLE_NAME AS \`table\`, CONSTRAINT_NAME AS name, c.CHECK_CLAUSE AS clause
     FROM information_schema.TABLE_CONSTRAINTS t
     NATURAL JOIN information_schema.CHECK_CONSTRAINTS c
     WHERE t.CONSTRAINT_TYPE = 'CHECK' AND t.CONSTRAINT_SCHEMA = DATABASE() ORDER BY 1, 3`,
  );
  return rows.map(({ table, name, clause }) => ({ table, name, clause: toPlainClause(clause, dataSource) }));
}

/** MySQL puts brackets around a clause, escapes quotes, and names the character set of each word: `_utf8mb4\'sent\'`. */
function toPlainClause(clause: string, { driver }: DataSource): string {
  if (driver.options.type === 'mariadb') return clause;
  return clause
    .replace(/^\((.*)\)$/, '$1')
    .replace(/\b_\w+(?=\\')/g, '')
    .replaceAll("\\'", "'");
}

async function readForeignKeys(dataSource: DataSource): Promise<string[]> {
  const keys = await dataSource.query<{ text: string }[]>(
    `SELECT CONCAT(k.TABLE_NAME, '.', k.COLUMN_NAME, ' → ', k.REFERENCED_TABLE_NAME,
       IF(r.DELETE_RULE = 'CASCADE', ' (cascade)', '')) AS text
     FROM information_schema.KEY_COLUMN_USAGE k
     JOIN information_schema.REFERENTIAL_CONSTRAINTS r
       ON r.CONSTRAINT_SCHEMA = k.TABLE_SCHEMA AND r.CONSTRAINT_NAME = k.CONSTRAINT_NAME
     WHERE k.TABLE_SCHEMA = DATABASE() ORDER BY 1`,
  );
  return keys.map(({ text }) => text);
}
