/** Writes the migrations that lead from the last ones to the entities. Started by `npm run migration -- <Name>`. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { DataSource, MigrationInterface } from 'typeorm';
import { ENTITIES } from '../src/entities';
import { MYSQL_MIGRATIONS } from '../src/migrations/mysql';
import { SQLITE_MIGRATIONS } from '../src/migrations/sqlite';
import { createDataSource, dataSourceOptions } from '../src/platform/database/data-source';
import type { MigrationStatements } from '../src/platform/database/migration';
import { migrate } from '../src/platform/schema/migrate';
import { schemaChange, schemaDrift } from './drift';
import { toNextTime } from './next-time';
import { literals, save } from './source-text';

interface Engine {
  folder: 'mysql' | 'sqlite';
  list: string;
  migrations: (new () => MigrationInterface)[];
  /** Which statements make one migration. */
  divide(change: MigrationStatements): MigrationStatements[];
}

const SQLITE: Engine = {
  folder: 'sqlite',
  list: 'SQLITE_MIGRATIONS',
  migrations: SQLITE_MIGRATIONS,
  divide: ({ up, down }) => [{ up, down: [...down].reverse() }],
};

/** MySQL commits at each statement that changes the schema, so each is a migration that can be repeated alone. */
const MYSQL: Engine = {
  folder: 'mysql',
  list: 'MYSQL_MIGRATIONS',
  migrations: MYSQL_MIGRATIONS,
  divide: ({ up, down }) => {
    if (up.length !== down.length)
      throw new Error('Statements have no counterpart: write this migration by hand');
    return up.map((statement, index) => ({ up: [statement], down: down.slice(index, index + 1) }));
  },
};

async function main([name, mysqlUrl]: string[]): Promise<void> {
  if (!name || !/^[A-Z][A-Za-z]{2,40}$/.test(name))
    throw new Error('Usage: npm run migration -- <NameInPascalCase>');
  const timestamp = toNextTime([...SQLITE_MIGRATIONS, ...MYSQL_MIGRATIONS], Date.now());
  const sqlite = await missing(SQLITE);
  const mysql = await missing(MYSQL, mysqlUrl);
  for (const [engine, steps] of [
    [SQLITE, sqlite],
    [MYSQL, mysql],
  ] as const) {
    if (steps.length > 0) await write(engine, name, timestamp, steps);
    process.stdout.write(`${engine.folder}: ${steps.length || 'no'} new migration(s)\n`);
  }
}

/** The steps between the last migration and the entities, tried out in both directions. */
async function missing(engine: Engine, url?: string): Promise<MigrationStatements[]> {
  const { migrations } = engine;
  const options = dataSourceOptions({ url, sqliteFile: ':memory:', entities: ENTITIES, migrations });
  const dataSource = await createDataSource(options).initialize();
  try {
    await migrate(dataSource);
    const steps = engine.divide(await schemaChange(dataSource)).filter(({ up }) => up.length > 0);
    await rehearse(dataSource, steps);
    return steps;
  } finally {
    await dataSource.destroy();
  }
}

/** Up must lead to the entities, and down back to where up starts. */
async function rehearse(dataSource: DataSource, steps: MigrationStatements[]): Promise<void> {
  const before = await schemaDrift(dataSource);
  const run = async (statements: string[]) => {
    for (const statement of statements) await dataSource.query(statement);
  };
  await run(steps.flatMap(({ up }) => up));
  const left = await schemaDrift(dataSource);
  if (left.length > 0) throw new Error(`Still different afterwards, write it by hand:\n${left.join('\n')}`);
  await run([...steps].reverse().flatMap(({ down }) => down));
  const after = await schemaDrift(dataSource);
  // In any order: it is that of the database's indexes.
  if (after.sort().join() !== before.sort().join())
    throw new Error('The way back does not lead back: write it by hand');
}

async function write(
  engine: Engine,
  name: string,
  timestamp: number,
  steps: MigrationStatements[],
): Promise<void> {
  const folder = join(__dirname, '../src/migrations', engine.folder);
  const entries = steps.map((step, index) => {
    const label = steps.length > 1 ? `${name}${String(index + 1).padStart(2, '0')}` : name;
    return `migration('${label}_${timestamp + index}', { up: ${literals(step.up)}, down: ${literals(step.down)} })`;
  });
  const file = `import { migration } from '../../platform/database/migration';

    export const migrations = [${entries.join(',\n')}];\n`;
  await save(join(folder, `${timestamp}-${kebab(name)}.ts`), file);
  await save(join(folder, 'index.ts'), index(engine, folder));
}

/** Explicit imports, because the server is one bundled file. */
function index(engine: Engine, folder: string): string {
  const files = readdirSync(folder)
    .filter((file) => /^\d{13}-.*\.ts$/.test(file))
    .sort()
    .map((file) => file.replace(/\.ts$/, ''));
  const variable = (file: string) => `from${file.slice(0, 13)}`;
  const imports = files.map((file) => `import { migrations as ${variable(file)} } from './${file}';`);
  const spread = files.map((file) => `...${variable(file)}`);
  return `import type { MigrationInterface } from 'typeorm';
    ${imports.join('\n')}

    /** In the order in which they run. Written by \`npm run migration\`. */
    export const ${engine.list}: (new () => MigrationInterface)[] = [${spread.join(', ')}];\n`;
}

function kebab(name: string): string {
  return name.replace(/(?<!^)[A-Z]/g, '-$&').toLowerCase();
}

main(process.argv.slice(2)).catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
