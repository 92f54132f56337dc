/**
 * Writes the first migration of both databases anew, and the statements that upgrade commit a9b326e6 to it, from the
 * entities. Started by `npm run migration -- baseline`. Only before a release has the baseline: from then on, a change
 * is a migration of its own.
 */
import { join } from 'node:path';
import sortBy from 'lodash/sortBy';
import type { DataSource, EntityMetadata } from 'typeorm';
import { ENTITIES } from '../src/entities';
import { UPGRADE_ROWS } from '../src/migrations/upgrade-rows';
import { createDataSource, dataSourceOptions } from '../src/platform/database/data-source';
import { schemaChange, schemaDrift } from './drift';
import { readFormerDatabase } from './former-schema';
import { literals, save } from './source-text';

const NAME = 'Baseline_1795880000000';
/** Nothing has to be kept for a release that runs beside. */
const NO_RELEASE = { migrations: [], tables: {} };

type Engine = 'mysql' | 'sqlite';

async function main(mysqlUrl: string): Promise<void> {
  for (const engine of ['sqlite', 'mysql'] as const) {
    const options = { url: engine === 'mysql' ? mysqlUrl : undefined, sqliteFile: ':memory:' };
    const dataSource = createDataSource(
      dataSourceOptions({ ...options, entities: ENTITIES, migrations: [] }),
    );
    await dataSource.initialize();
    try {
      const { up: create } = await schemaChange(dataSource, NO_RELEASE);
      await writeBaseline(dataSource, engine, create);
      await dataSource.dropDatabase();
      const alter = await findUpgrade(dataSource, engine);
      await writeUpgrade(engine, alter);
      process.stdout.write(`${engine}: ${create.length} to create, ${alter.length} to upgrade\n`);
    } finally {
      await dataSource.destroy();
    }
  }
}

/**
 * Runs the hand-written statements of the upgrade on a database as a9b326e6 left it. Returns the statements that bring the
 * schema from there to that of the entities.
 */
async function findUpgrade(dataSource: DataSource, engine: Engine): Promise<string[]> {
  const run = async (statements: string[]) => {
    for (const statement of statements) await dataSource.query(statement);
  };
  await run(readFormerDatabase(engine).tables);
  await run(UPGRADE_ROWS[engine].before);
  const { up } = await schemaChange(dataSource, NO_RELEASE);
  await run([...up, ...UPGRADE_ROWS[engine].after]);
  const left = await schemaDrift(dataSource, NO_RELEASE);
  if (left.length > 0) throw new Error(`Still different afterwards, change it by hand:\n${left.join('\n')}`);
  return up;
}

async function writeBaseline(dataSource: DataSource, engine: Engine, create: string[]): Promise<void> {
  for (const statement of create) await dataSource.query(statement);
  const statements = engine === 'sqlite' ? await readSqlite(dataSource) : create.map(withIfNotExists);
  // Tables that refer to others go first.
  const tables = sortBy(dataSource.entityMetadatas, (entity) => -countParents(entity));
  await save(
    join(__dirname, `../src/migrations/${engine}/1795880000000-baseline.ts`),
    `import { baseline } from '../../platform/schema/baseline';
    import { UPGRADE } from './upgrade';

    /**
     * Written by \`npm run migration -- baseline\`. Before the first release, change the entities and run this command
     * again. The changes of the upgrade to rows are written by hand, in \`upgrade-rows.ts\`.
     */
    export const migrations = [baseline({
      name: '${NAME}',
      create: ${literals(statements)},
      drop: ${literals(tables.map(({ tableName }) => `DROP TABLE ${tableName}`))},
      upgrade: UPGRADE,
    })];\n`,
  );
}

/** TypeORM makes some tables twice on SQLite. What is left of it is enough. */
async function readSqlite(dataSource: DataSource): Promise<string[]> {
  const rows = await dataSource.query<{ sql: string }[]>(
    "SELECT sql FROM sqlite_master WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite_%' ORDER BY type DESC, rowid",
  );
  return rows.map(({ sql }) => sql);
}

/** Migrating makes the table of leases before. */
const withIfNotExists = (sql: string): string => sql.replace(/^CREATE TABLE/, '$& IF NOT EXISTS');

/** How many tables have to be there before this one, one above the other. */
function countParents({ foreignKeys }: EntityMetadata): number {
  return Math.max(0, ...foreignKeys.map((key) => 1 + countParents(key.referencedEntityMetadata)));
}

async function writeUpgrade(engine: Engine, alter: string[]): Promise<void> {
  await save(
    join(__dirname, `../src/migrations/${engine}/upgrade.ts`),
    `import type { Upgrade } from '../../platform/schema/baseline';
    import { UPGRADE_ROWS } from '../upgrade-rows';

    const { before, after, ...rest } = UPGRADE_ROWS.${engine};

    /** Written by \`npm run migration -- baseline\`; what concerns rows is by hand, in \`upgrade-rows.ts\`. */
    export const UPGRADE: Upgrade = { ...rest, steps: [...before, ${literals(alter).slice(1, -1)}${alter.length > 0 ? ',' : ''} ...after] };\n`,
  );
}

main(process.argv[2]!).catch((error: Error) => {
  process.stderr.write(`${error.stack}\n`);
  process.exitCode = 1;
});
