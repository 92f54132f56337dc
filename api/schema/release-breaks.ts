import partition from 'lodash/partition';
import { type DataSource, MigrationExecutor } from 'typeorm';
import { runMigration } from '../src/platform/schema/migrate';
import { readSchema, type Release, type SchemaDescription } from './description';
import { listTableBreaks } from './table-breaks';

const IN_STEPS = 'See "A change over three releases" in docs/operations.md.';

/**
 * Runs all migrations on an empty MySQL database. Answers what each that is later than the release breaks for a program
 * of the release, which runs beside it: a sentence for each break, with the name of the migration.
 */
export async function findBreaks(dataSource: DataSource, release: Release): Promise<string[]> {
  const migrations = await new MigrationExecutor(dataSource).getPendingMigrations();
  const gone = release.migrations.find((name) => !migrations.some((each) => each.name === name));
  if (gone) throw new Error(`released.json names a migration that is gone: ${gone}`);
  const [released, later] = partition(migrations, ({ name }) => release.migrations.includes(name));
  for (const migration of released) await runMigration(dataSource, migration);
  const before = await readSchema(dataSource);
  const found = new Map<string, string>();
  for (const migration of later) {
    await runMigration(dataSource, migration);
    // The release meets the schema after each migration, also if the next one puts things right.
    for (const text of listBreaks(release, before, await readSchema(dataSource)))
      if (!found.has(text)) found.set(text, `${migration.name}: ${text}`);
  }
  return [...found.values()];
}

function listBreaks(release: Release, before: SchemaDescription, now: SchemaDescription): string[] {
  const breaks = Object.entries(release.tables).flatMap(([name, used]) =>
    listTableBreaks(name, used, before.tables[name], now.tables[name]),
  );
  return [...breaks, ...listNewForeignKeys(release, before, now)].map((text) => `${text} ${IN_STEPS}`);
}

/** The release writes no rows of a new table, and may delete their parent if they go with it. */
function listNewForeignKeys(release: Release, before: SchemaDescription, now: SchemaDescription): string[] {
  return now.foreignKeys
    .filter((key) => !before.foreignKeys.includes(key))
    .filter((key) => key.split(/\W+/).some((name) => name in release.tables))
    .filter((key) => key.split('.')[0]! in release.tables || !key.endsWith('(cascade)'))
    .map((key) => `The foreign key ${key} may refuse what is written or deleted. Leave it out.`);
}
