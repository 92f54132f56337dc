/** Writes `released.json`: the schema that this release uses. Started by `npm run migration -- released`. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { ENTITIES } from '../src/entities';
import { MYSQL_MIGRATIONS } from '../src/migrations/mysql';
import { createDataSource, dataSourceOptions } from '../src/platform/database/data-source';
import { migrate } from '../src/platform/schema/migrate';
import { readUsedTables, type Release } from './description';

const FILE = join(__dirname, 'released.json');

async function main(url: string): Promise<void> {
  const shared = { entities: ENTITIES, migrations: MYSQL_MIGRATIONS, sqliteFile: '' };
  const dataSource = await createDataSource(dataSourceOptions({ url, ...shared })).initialize();
  try {
    await migrate(dataSource);
    const migrations = dataSource.migrations.map(({ name }) => name!);
    await save({ migrations, tables: await readUsedTables(dataSource) });
  } finally {
    await dataSource.destroy();
  }
}

async function save(release: Release): Promise<void> {
  const json = JSON.stringify(release, null, 2);
  // A line for each column.
  const lines = json.replace(
    /\{\s+("type":[^{}]*)\s+\}/g,
    (_, column: string) => `{ ${column.replace(/\s+/g, ' ')} }`,
  );
  writeFileSync(FILE, await format(lines, { ...(await resolveConfig(FILE)), parser: 'json' }));
}

main(process.argv[2]!).catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
