import type { DataSource, EntityMetadata } from 'typeorm';
import { collationIn } from '../src/platform/database/sqlite-collations';
import { readChecks, type Release } from './description';
import { withoutDropsInUse } from './postponed-drops';
import released from './released.json';

/** A change of the schema in the order in which it is made, and what takes each step back. */
export interface SchemaChange {
  up: string[];
  down: string[];
}

/**
 * The statements that are missing between the migrations and the entities; empty when they agree.
 * @param release The one whose programs may still run on the schema.
 */
export async function schemaDrift(dataSource: DataSource, release: Release = released): Promise<string[]> {
  const { up } = await schemaChange(dataSource, release);
  return [...up, ...(await collationDrift(dataSource))];
}

/**
 * The statements that turn the schema of the open database into that of the entities, without running them. On MySQL
 * they keep what the last release uses, because its processes may still run.
 */
export async function schemaChange(
  dataSource: DataSource,
  release: Release = released,
): Promise<SchemaChange> {
  const { upQueries, downQueries } = await dataSource.driver.createSchemaBuilder().log();
  const change = {
    up: upQueries.map(({ query }) => query),
    down: withoutNeedless(downQueries.map(({ query }) => query)),
  };
  if (dataSource.options.type !== 'better-sqlite3')
    return withMysqlChecks(dataSource, withoutDropsInUse(change, release, dataSource));
  return { up: change.up.map(withPlainChecks), down: change.down.map(withPlainChecks) };
}

/**
 * Each time that TypeORM rebuilds a table on SQLite, it puts the checks that it finds into one more pair of brackets.
 */
function withPlainChecks(sql: string): string {
  const plain = sql.replace(/\(\((`\w+` IN \([^()]*\))\)\)/g, '($1)');
  return plain === sql ? sql : withPlainChecks(plain);
}

interface CheckConstraint {
  table: string;
  name: string;
  expression: string;
}

/** TypeORM believes that MySQL has no CHECK constraints. Their names tell their content: they carry its hash. */
async function withMysqlChecks(dataSource: DataSource, change: SchemaChange): Promise<SchemaChange> {
  const wanted = dataSource.entityMetadatas.flatMap(listChecks);
  const existing = await existingChecks(dataSource);
  const missing = wanted.filter((check) => !existing.some((each) => isSame(each, check)));
  const left = existing.filter((check) => !wanted.some((each) => isSame(each, check)));
  const inNewTables = (check: CheckConstraint) => change.up.some((sql) => creates(sql, check.table));
  const alone = missing.filter((check) => !inNewTables(check));
  const up = change.up.map((sql) => withChecks(sql, missing));
  return {
    up: [...left.map(dropCheck), ...up, ...alone.map(addCheck)],
    down: [...left.map(addCheck), ...change.down, ...alone.map(dropCheck)],
  };
}

/** TypeORM also drops the indexes of tables that it drops. Without these, each step has its way back at its place. */
function withoutNeedless(down: string[]): string[] {
  return down.filter((sql) => {
    const table = /^DROP INDEX .* ON (`\w+`)$/.exec(sql)?.[1];
    return table === undefined || !down.includes(`DROP TABLE ${table}`);
  });
}

function listChecks(entity: EntityMetadata): CheckConstraint[] {
  return entity.checks.map(({ name, expression }) => ({ table: entity.tableName, name, expression }));
}

async function existingChecks(dataSource: DataSource): Promise<CheckConstraint[]> {
  const checks = await readChecks(dataSource);
  // MariaDB has further ones that it made itself; ours start with TypeORM's prefix.
  return checks
    .filter(({ name }) => name.startsWith('CHK_'))
    .map(({ table, name, clause }) => ({ table, name, expression: clause }));
}

function isSame(one: CheckConstraint, other: CheckConstraint): boolean {
  return one.table === other.table && one.name === other.name;
}

function creates(sql: string, table: string): boolean {
  return sql.startsWith(`CREATE TABLE \`${table}\` `);
}

function withChecks(sql: string, checks: CheckConstraint[]): string {
  const own = checks.filter(({ table }) => creates(sql, table));
  const clauses = own.map(({ name, expression }) => `, CONSTRAINT \`${name}\` CHECK (${expression})`);
  return sql.replace(/\) ENGINE=InnoDB$/, `${clauses.join('')}) ENGINE=InnoDB`);
}

function addCheck({ table, name, expression }: CheckConstraint): string {
  return `ALTER TABLE \`${table}\` ADD CONSTRAINT \`${name}\` CHECK (${expression})`;
}

function dropCheck({ table, name }: CheckConstraint): string {
  return `ALTER TABLE \`${table}\` DROP CONSTRAINT \`${name}\``;
}

interface ColumnCollation {
  tableName: string;
  columnName: string;
  collation: string;
}

/** TypeORM does not compare collations, which decide whether `ABCD` and `abcd` are the same alias. */
async function collationDrift(dataSource: DataSource): Promise<string[]> {
  if (dataSource.options.type === 'better-sqlite3') return sqliteCollationDrift(dataSource);
  const columns = await dataSource.query<ColumnCollation[]>(
    `SELECT TABLE_NAME AS tableName, COLUMN_NAME AS columnName, COLLATION_NAME AS collation
     FROM information_schema.COLUMNS WHERE TABLE_SCHEMA = DATABASE() AND COLLATION_NAME IS NOT NULL`,
  );
  return columns.flatMap(({ tableName, columnName, collation }) => {
    const wanted = wantedCollation(dataSource, tableName, columnName);
    return wanted === undefined || wanted === collation
      ? []
      : [`-- ${tableName}.${columnName} has collation ${collation}, not ${wanted}`];
  });
}

function wantedCollation(dataSource: DataSource, table: string, name: string): string | undefined {
  const entity = dataSource.entityMetadatas.find(({ tableName }) => tableName === table);
  return entity?.findColumnWithDatabaseName(name)?.collation;
}

async function sqliteCollationDrift(dataSource: DataSource): Promise<string[]> {
  const tables = await dataSource.query<{ name: string; sql: string }[]>(
    "SELECT name, sql FROM sqlite_master WHERE type = 'table'",
  );
  return tables.flatMap(({ name, sql }) => {
    const entity = dataSource.entityMetadatas.find(({ tableName }) => tableName === name);
    return (entity?.columns ?? [])
      .filter((column) => column.collation !== collationIn(sql, column.databaseName))
      .map(
        (column) => `-- ${name}.${column.databaseName} should have collation ${column.collation ?? 'BINARY'}`,
      );
  });
}
